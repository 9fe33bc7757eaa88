package dev.jay.programs.platform.jni;

import dev.jay.programs.Workers;
import dev.jay.programs.platform.Natives;
import java.util.concurrent.atomic.AtomicInteger;

/** Native code enters a monitor and calls back into Java, where there are operations. */
public final class EnteredMonitors {
  private EnteredMonitors() {}

  private static final AtomicInteger calls = new AtomicInteger();

  public static void main(String[] args) {
    Object monitor = new Object();
    Workers.steps(
        3,
        6,
        (worker, step) -> {
          if (worker == 1) {
            synchronized (monitor) {
              calls.incrementAndGet();
            }
          } else {
            Natives.callInside(monitor, calls::incrementAndGet);
          }
        });
    System.out.println(calls);
  }
}
