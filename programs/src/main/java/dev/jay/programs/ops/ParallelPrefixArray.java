package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.Arrays;

/** Arrays.parallelPrefix with a function that notes who computes; the order varies. */
public final class ParallelPrefixArray {
  public static void main(String[] args) {
    SharedLog log = new SharedLog();
    int[] numbers = new int[300];
    Arrays.setAll(numbers, i -> i % 7);
    Arrays.parallelPrefix(
        numbers,
        (a, b) -> {
          Work.uneven(b, 1);
          log.add(SharedLog.who());
          return a + b;
        });
    System.out.println("by" + log);
    System.out.println("outcome " + numbers[numbers.length - 1]);
  }
}
