package dev.jay.programs.learned;

import dev.jay.programs.Digest;

/**
 * The running example of PEREGRINE (Figure 3): threads share a sum, and main prints it without
 * having joined them. Arguments: how many threads with main, how many items, and 1 if main is to
 * add something of its own. A schedule for {@code 2 2 0} serves all inputs with two threads, at
 * least as many items and no addition by main, which would be another race (Figure 5).
 */
public final class MissingJoin {
  private static final Object MUTEX = new Object();
  private static int threads;
  private static int size;
  private static long sum;

  public static void main(String[] args) {
    threads = Integer.parseInt(args[0]);
    size = Integer.parseInt(args[1]);
    if (threads <= 0 || size < threads) {
      throw new IllegalArgumentException("at least one thread, and one item for each");
    }
    for (int i = 1; i < threads; i++) {
      new Thread(MissingJoin::work).start();
    }
    work();
    if (Integer.parseInt(args[2]) == 1) {
      sum += 1; // race
    }
    System.out.println("sum " + sum); // race
  }

  private static void work() {
    long[] data = new long[size / threads];
    for (int i = 0; i < size / threads; i++) {
      data[i] = 31L * i + 7;
    }
    Digest digest = new Digest();
    for (int i = 0; i < size / threads; i++) {
      digest.add(data[i]);
    }
    synchronized (MUTEX) {
      sum += data.length; // race
    }
  }
}
