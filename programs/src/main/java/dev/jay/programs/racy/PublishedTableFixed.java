package dev.jay.programs.racy;

import dev.jay.programs.Parameters;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * {@link PublishedTable} with a volatile field and tables that nobody changes once they are
 * published. Which versions the readers see still depends on the order of operations; that each is
 * whole does not, and that is the result.
 */
public final class PublishedTableFixed {
  private static volatile int[] table = new int[4];
  private static final AtomicInteger TORN = new AtomicInteger();

  public static void main(String[] args) {
    Parameters.steps(args, PublishedTableFixed::step);
    Parameters.result(TORN.get());
  }

  private static void step(int worker, int step) {
    if (worker == 0) {
      int[] next = new int[4];
      Arrays.fill(next, step);
      table = next;
    } else {
      int[] seen = table;
      for (int each : seen) {
        if (each != seen[0]) {
          TORN.incrementAndGet();
        }
      }
    }
  }
}
