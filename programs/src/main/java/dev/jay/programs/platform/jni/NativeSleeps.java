package dev.jay.programs.platform.jni;

import dev.jay.programs.Workers;
import dev.jay.programs.platform.Natives;
import java.util.concurrent.atomic.AtomicInteger;

/** Native code blocks for a while, with others who synchronize beside it. */
public final class NativeSleeps {
  private NativeSleeps() {}

  private static final AtomicInteger count = new AtomicInteger();

  public static void main(String[] args) {
    Workers.steps(
        3,
        4,
        (worker, step) -> {
          count.incrementAndGet();
          if (worker == 0) {
            Natives.sleep(30);
          }
        });
    System.out.println(count);
  }
}
