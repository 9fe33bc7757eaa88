package dev.jay.programs.racy;

import dev.jay.programs.Parameters;
import dev.jay.programs.Work;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Two static fields that should change together: even threads write both, odd threads compare them.
 * What varies: how often they are seen apart.
 */
public final class TornPair {
  private static int first;
  private static int second;
  private static final AtomicInteger APART = new AtomicInteger();

  public static void main(String[] args) {
    Parameters.steps(args, TornPair::step);
    Parameters.result(APART.get());
  }

  private static void step(int worker, int step) {
    if (worker % 2 == 0) {
      first = step; // race
      Work.units(1);
      second = step; // race
    } else if (first != second) { // race
      APART.incrementAndGet();
    }
  }
}
