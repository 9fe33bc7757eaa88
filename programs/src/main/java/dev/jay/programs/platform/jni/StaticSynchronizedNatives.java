package dev.jay.programs.platform.jni;

import dev.jay.programs.Workers;
import dev.jay.programs.platform.Natives;
import java.util.concurrent.atomic.AtomicInteger;

/** The same for static methods, in whose classes others synchronize. */
public final class StaticSynchronizedNatives {
  private StaticSynchronizedNatives() {}

  private static final AtomicInteger calls = new AtomicInteger();

  public static void main(String[] args) {
    Workers.steps(
        3,
        6,
        (worker, step) -> {
          if (worker == 1) {
            synchronized (Natives.class) {
              calls.incrementAndGet();
            }
          } else {
            Natives.lockedStaticCall(calls::incrementAndGet);
          }
        });
    System.out.println(calls);
  }
}
