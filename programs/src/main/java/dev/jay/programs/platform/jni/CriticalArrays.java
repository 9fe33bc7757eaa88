package dev.jay.programs.platform.jni;

import dev.jay.programs.Workers;
import dev.jay.programs.platform.Natives;

/** Native code works on arrays that the collector must not move, while others allocate. */
public final class CriticalArrays {
  private CriticalArrays() {}

  public static void main(String[] args) {
    long[] sums = new long[3];
    Workers.steps(
        3,
        5,
        (worker, step) -> {
          int[] numbers = new int[1000];
          numbers[step] = worker;
          sums[worker] += Natives.sum(numbers);
        });
    System.out.println(sums[0] + " " + sums[1] + " " + sums[2]);
  }
}
