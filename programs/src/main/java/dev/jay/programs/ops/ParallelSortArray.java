package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import java.util.Arrays;

/** Arrays.parallelSort with a comparator that notes some comparisons; their order varies. */
public final class ParallelSortArray {
  private static final int SIZE = 50_000;

  public static void main(String[] args) {
    SharedLog log = new SharedLog();
    Integer[] numbers = new Integer[SIZE];
    for (int i = 0; i < SIZE; i++) {
      numbers[i] = (int) ((i * 7919L ^ i >> 3) % SIZE);
    }
    Arrays.parallelSort(
        numbers,
        (a, b) -> {
          if (a % 2500 == 0) {
            log.addBy(a / 2500);
          }
          return Integer.compare(a, b);
        });
    boolean sorted = true;
    for (int i = 1; i < SIZE; i++) {
      sorted &= numbers[i - 1] <= numbers[i];
    }
    System.out.println("compared" + log);
    System.out.println("outcome " + sorted);
  }
}
