package dev.jay.programs.racy;

import dev.jay.programs.Digest;
import dev.jay.programs.Parameters;
import dev.jay.programs.Work;

/**
 * A linear congruential generator whose state all threads share: numbers come twice, and go to
 * others. What varies: the numbers that each thread has drawn.
 */
public final class SharedGenerator {
  private static long state = 42;
  private static final long[][] DRAWN = new long[64][1]; // each row is its worker's; up to 64

  public static void main(String[] args) {
    Parameters.steps(args, SharedGenerator::step);
    Parameters.result(Digest.of(DRAWN));
  }

  private static void step(int worker, int step) {
    long next = state * 6364136223846793005L + 1442695040888963407L; // race
    Work.units(1);
    state = next; // race
    DRAWN[worker % DRAWN.length][0] = 31 * DRAWN[worker % DRAWN.length][0] + next;
  }
}
