package dev.jay.programs.racy;

import dev.jay.programs.Parameters;
import dev.jay.programs.Work;

/**
 * A flag and the data behind it, both plain: even threads send, odd threads look whether there is a
 * message and take it. Messages are overwritten, or taken twice. What varies: the sum of what was
 * taken.
 */
public final class Mailbox {
  private static boolean full;
  private static int message;
  private static final int[] TAKEN = new int[64]; // each element is its worker's; up to 64

  public static void main(String[] args) {
    Parameters.steps(args, Mailbox::step);
    int sum = 0;
    for (int each : TAKEN) {
      sum += each;
    }
    Parameters.result(sum);
  }

  private static void step(int worker, int step) {
    if (worker % 2 == 0) {
      message = step; // race
      Work.units(1);
      full = true; // race
    } else if (full) { // race
      TAKEN[worker % TAKEN.length] += message; // race
      Work.units(1);
      full = false; // race
    }
  }
}
