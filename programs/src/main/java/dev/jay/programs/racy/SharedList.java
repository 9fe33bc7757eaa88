package dev.jay.programs.racy;

import dev.jay.programs.Parameters;
import dev.jay.programs.Work;
import java.util.ArrayList;
import java.util.List;

/**
 * An ArrayList shared without a lock: threads take the last element off and put two others on. The
 * races are in its size and its array. An element may be null, or the size out of step with the
 * array, which shows as an exception. What varies: the sum of the elements.
 */
public final class SharedList {
  private static final List<Integer> NUMBERS = new ArrayList<>(10_000);
  private static final int[] FAILURES = new int[64]; // each element is its worker's; up to 64

  public static void main(String[] args) {
    NUMBERS.add(1);
    Parameters.steps(args, SharedList::step);
    long sum = 0;
    for (Integer each : NUMBERS) {
      sum += each == null ? 0 : each;
    }
    for (int each : FAILURES) {
      sum -= each;
    }
    Parameters.result(sum);
  }

  private static void step(int worker, int step) {
    try {
      Integer last = NUMBERS.remove(NUMBERS.size() - 1); // race
      Work.units(1);
      NUMBERS.add(last); // race
      NUMBERS.add(step); // race
    } catch (IndexOutOfBoundsException e) {
      FAILURES[worker % FAILURES.length]++;
    }
  }
}
