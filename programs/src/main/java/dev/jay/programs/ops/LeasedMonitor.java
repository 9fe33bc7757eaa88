package dev.jay.programs.ops;

import dev.jay.programs.Workers;

/**
 * Threads read a volatile field of an object both with its monitor held and without; now and then
 * one writes it. What each has seen is printed.
 */
public final class LeasedMonitor {
  private static final int STEPS = 4000;

  private volatile int value;
  private int entries;

  public static void main(String[] args) throws Exception {
    LeasedMonitor it = new LeasedMonitor();
    long[] sums = new long[3];
    int[] last = new int[3];
    Workers.run(
        3,
        worker -> {
          for (int i = 1; i <= STEPS; i++) {
            sums[worker] += i * (long) it.value;
            if (i % 7 == worker) {
              synchronized (it) {
                sums[worker] += it.value;
                last[worker] = ++it.entries;
              }
            }
            if (i % 900 == 100 * worker) {
              it.value = i;
            }
          }
        });
    for (int i = 0; i < sums.length; i++) {
      System.out.println(sums[i] + " " + last[i]);
    }
  }
}
