package dev.jay.programs.platform.jni;

import dev.jay.programs.Workers;
import dev.jay.programs.platform.Natives;
import java.util.concurrent.atomic.AtomicInteger;

/** A thread waits with a timeout for a notify in a monitor that native code enters meanwhile. */
public final class WaitersOfEntered {
  private WaitersOfEntered() {}

  private static final AtomicInteger calls = new AtomicInteger();

  public static void main(String[] args) {
    Object monitor = new Object();
    Workers.steps(
        3,
        5,
        (worker, step) -> {
          if (worker == 0) {
            synchronized (monitor) {
              monitor.wait(5);
            }
          } else {
            Natives.callInside(monitor, calls::incrementAndGet);
          }
        });
    System.out.println(calls);
  }
}
