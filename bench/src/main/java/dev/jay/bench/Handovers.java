package dev.jay.bench;

import java.util.Locale;

/**
 * A workload: threads in a tight loop around {@code synchronized (lock) { x++; }}, so that under a
 * round-robin schedule the turn is handed over for each operation. Prints the nanoseconds per pair
 * of entering and leaving, of all threads together.
 */
public final class Handovers {
  private final Object lock = new Object();
  private long x; // guarded by lock

  private Handovers() {}

  public static void main(String[] args) throws InterruptedException {
    if (args.length != 2) {
      System.err.println("usage: Handovers THREADS PAIRS");
      System.exit(64);
    }
    int threads = Integer.parseInt(args[0]);
    int pairs = Integer.parseInt(args[1]) / threads;
    Handovers handovers = new Handovers();
    handovers.run(threads, pairs / 4 + 1); // warm-up
    long elapsed = handovers.run(threads, pairs);
    handovers.check((long) threads * (pairs / 4 + 1 + pairs));
    System.out.println(String.format(Locale.ROOT, "%.2f", (double) elapsed / threads / pairs));
  }

  private long run(int count, int pairs) throws InterruptedException {
    Thread[] threads = new Thread[count];
    for (int i = 0; i < count; i++) {
      threads[i] = new Thread(() -> loop(pairs), "handover-" + i);
    }
    long start = System.nanoTime();
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    return System.nanoTime() - start;
  }

  private void check(long expected) {
    synchronized (lock) {
      if (x != expected) {
        throw new IllegalStateException(x + " pairs instead of " + expected);
      }
    }
  }

  private void loop(int pairs) {
    for (int i = 0; i < pairs; i++) {
      synchronized (lock) {
        x++;
      }
    }
  }
}
