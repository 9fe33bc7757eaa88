package dev.jay.programs.platform.jni;

import dev.jay.programs.Workers;
import dev.jay.programs.platform.Natives;
import java.util.concurrent.atomic.AtomicInteger;

/** Synchronized native methods call back into Java, where there are operations. */
public final class SynchronizedNatives {
  private SynchronizedNatives() {}

  private static final AtomicInteger calls = new AtomicInteger();

  public static void main(String[] args) {
    Natives natives = new Natives();
    Workers.steps(
        3,
        6,
        (worker, step) -> {
          if (worker == 1) {
            synchronized (natives) {
              calls.incrementAndGet();
            }
          } else {
            natives.lockedCall(calls::incrementAndGet);
          }
        });
    System.out.println(calls);
  }
}
