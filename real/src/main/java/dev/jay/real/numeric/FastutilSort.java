package dev.jay.real.numeric;

import dev.jay.programs.Digest;
import dev.jay.real.Program;
import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.longs.LongArrays;
import java.util.SplittableRandom;

/** fastutil: parallel quicksort and radix sort. */
public final class FastutilSort {
  public static void main(String[] args) {
    Program program = Program.of(args, 1_000_000);
    System.setProperty(
        "java.util.concurrent.ForkJoinPool.common.parallelism", String.valueOf(program.threads()));
    Digest digest = new Digest();
    for (int round = 0; round < 4; round++) {
      int[] ints = new SplittableRandom(round).ints(program.size()).toArray();
      IntArrays.parallelQuickSort(ints);
      long[] longs = new SplittableRandom(round).longs(program.size()).toArray();
      LongArrays.parallelRadixSort(longs);
      for (int i = 0; i < program.size(); i += 1000) {
        digest.add(ints[i]).add(longs[i]);
      }
    }
    program.report(digest);
  }
}
