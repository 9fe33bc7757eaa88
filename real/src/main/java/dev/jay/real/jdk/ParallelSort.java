package dev.jay.real.jdk;

import dev.jay.programs.Digest;
import dev.jay.real.Program;
import java.util.Arrays;
import java.util.SplittableRandom;

/** Arrays.parallelSort, of numbers and of objects, on the common pool. */
public final class ParallelSort {
  public static void main(String[] args) {
    Program program = Program.of(args, 600_000);
    System.setProperty(
        "java.util.concurrent.ForkJoinPool.common.parallelism", String.valueOf(program.threads()));
    Digest digest = new Digest();
    for (int round = 0; round < 4; round++) {
      long[] numbers = new SplittableRandom(round).longs(program.size()).toArray();
      Long[] boxed = Arrays.stream(numbers, 0, program.size() / 4).boxed().toArray(Long[]::new);
      Arrays.parallelSort(numbers);
      Arrays.parallelSort(boxed);
      for (int i = 0; i < boxed.length; i += 1000) {
        digest.add(numbers[i]).add(boxed[i]);
      }
    }
    program.report(digest);
  }
}
