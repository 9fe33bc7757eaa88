package dev.jay.programs.platform.jni;

import dev.jay.programs.Workers;
import dev.jay.programs.platform.Natives;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Native code enters a monitor in one call and leaves it in another, with operations in between.
 */
public final class HeldMonitors {
  private HeldMonitors() {}

  private static final AtomicInteger calls = new AtomicInteger();

  public static void main(String[] args) {
    Object monitor = new Object();
    Workers.steps(
        3,
        5,
        (worker, step) -> {
          Natives.enter(monitor);
          calls.incrementAndGet();
          calls.incrementAndGet();
          Natives.exit(monitor);
        });
    System.out.println(calls);
  }
}
