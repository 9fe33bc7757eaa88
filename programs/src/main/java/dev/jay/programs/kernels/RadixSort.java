package dev.jay.programs.kernels;

import dev.jay.programs.Digest;
import dev.jay.programs.Parameters;
import dev.jay.programs.Share;
import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/**
 * SPLASH-2's radix: a stable sort of whole numbers by one digit after the other. For each digit,
 * the threads count the digits of their shares; they find out from all counts where their numbers
 * belong; they move them. A barrier ends each phase. Where a thread writes depends on the numbers.
 */
public final class RadixSort {
  private static final int BITS = 8;
  private static final int DIGITS = 1 << BITS;

  private final int threads;
  private final CyclicBarrier barrier;
  private final int[][] counts; // by thread and digit
  private int[] from; // swapped by the first thread between barriers
  private int[] to;

  private RadixSort(int[] numbers, int threads) {
    this.threads = threads;
    this.barrier = new CyclicBarrier(threads);
    this.counts = new int[threads][DIGITS];
    this.from = numbers;
    this.to = new int[numbers.length];
  }

  public static void main(String[] args) {
    Parameters parameters = Parameters.of(args, "--threads", "--size", "--seed");
    int threads = parameters.number("--threads", 4);
    int size = parameters.number("--size", 20_000);
    SplittableRandom random = new SplittableRandom(parameters.number("--seed", 1));
    int[] numbers = random.ints(size, 0, Integer.MAX_VALUE).toArray();
    long sum = sum(numbers);
    RadixSort sort = new RadixSort(numbers, threads);
    Workers.run(threads, sort::sort);
    sort.check(sum);
    Parameters.result(Digest.of(new int[][] {sort.from}));
  }

  private static long sum(int[] numbers) {
    long sum = 0;
    for (int number : numbers) {
      sum += number;
    }
    return sum;
  }

  private void check(long sum) {
    for (int i = 1; i < from.length; i++) {
      if (from[i - 1] > from[i]) {
        throw new IllegalStateException("not sorted at " + i);
      }
    }
    if (sum(from) != sum) {
      throw new IllegalStateException("other numbers than before");
    }
  }

  private void sort(int worker) throws InterruptedException, BrokenBarrierException {
    int begin = Share.begin(worker, threads, from.length);
    int end = Share.end(worker, threads, from.length);
    for (int shift = 0; shift < Integer.SIZE; shift += BITS) {
      count(counts[worker], begin, end, shift);
      barrier.await();
      move(places(worker), begin, end, shift);
      barrier.await();
      if (worker == 0) {
        int[] sorted = to;
        to = from;
        from = sorted;
      }
      barrier.await();
    }
  }

  private void count(int[] count, int begin, int end, int shift) {
    Arrays.fill(count, 0);
    for (int i = begin; i < end; i++) {
      count[from[i] >>> shift & DIGITS - 1]++;
    }
  }

  /** By digit: behind all smaller digits, and behind the same digit of the threads before. */
  private int[] places(int worker) {
    int[] places = new int[DIGITS];
    int before = 0;
    for (int digit = 0; digit < DIGITS; digit++) {
      places[digit] = before;
      for (int thread = 0; thread < threads; thread++) {
        before += counts[thread][digit];
        places[digit] += thread < worker ? counts[thread][digit] : 0;
      }
    }
    return places;
  }

  private void move(int[] places, int begin, int end, int shift) {
    for (int i = begin; i < end; i++) {
      to[places[from[i] >>> shift & DIGITS - 1]++] = from[i];
    }
  }
}
