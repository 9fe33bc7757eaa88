package dev.jay.programs.platform.jni;

import dev.jay.programs.Workers;
import dev.jay.programs.platform.Natives;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Native code calls back, and what is thrown there goes through it, out of a monitor that it has
 * entered.
 */
public final class NativeExceptions {
  private NativeExceptions() {}

  private static final AtomicInteger caught = new AtomicInteger();

  public static void main(String[] args) {
    Object monitor = new Object();
    Workers.steps(
        3,
        4,
        (worker, step) -> {
          try {
            Natives.callInside(
                monitor,
                () -> {
                  caught.incrementAndGet();
                  throw new IllegalStateException("thrown");
                });
          } catch (IllegalStateException e) {
            caught.incrementAndGet();
          }
        });
    System.out.println(caught);
  }
}
