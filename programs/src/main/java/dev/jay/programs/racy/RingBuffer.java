package dev.jay.programs.racy;

import dev.jay.programs.Parameters;
import dev.jay.programs.Work;

/**
 * A ring buffer with plain indexes: even threads put, if there is room, and odd threads take, if
 * there is something. It would be right for one of each. What varies: the sum of what was taken.
 */
public final class RingBuffer {
  private static final int[] RING = new int[8];
  private static int put; // how many were put
  private static int taken; // how many were taken
  private static final int[] SUMS = new int[64]; // each element is its worker's; up to 64

  public static void main(String[] args) {
    Parameters.steps(args, RingBuffer::step);
    int sum = 0;
    for (int each : SUMS) {
      sum += each;
    }
    Parameters.result(sum);
  }

  private static void step(int worker, int step) {
    int end = put; // race
    int begin = taken; // race
    Work.units(1);
    if (worker % 2 == 0 && end - begin < RING.length) {
      RING[end % RING.length] = step; // race
      put = end + 1; // race
    } else if (worker % 2 == 1 && begin < end) {
      SUMS[worker % SUMS.length] += RING[begin % RING.length]; // race
      taken = begin + 1; // race
    }
  }
}
