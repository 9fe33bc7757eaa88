package dev.jay.programs.verdicts;

import java.util.concurrent.atomic.AtomicInteger;

/** Threads lose updates, and before they end they make many operations more. */
public final class Big {
  private Big() {}

  public static void main(String[] args) throws InterruptedException {
    int threads = Integer.parseInt(args[0]);
    int operations = Integer.parseInt(args[1]);
    AtomicInteger count = new AtomicInteger();
    Thread[] all = new Thread[threads];
    for (int i = 0; i < threads; i++) {
      AtomicInteger own = new AtomicInteger();
      all[i] =
          new Thread(
              () -> {
                int seen = count.get();
                count.set(seen + 1);
                for (int k = 0; k < operations; k++) {
                  own.incrementAndGet();
                }
              });
      all[i].start();
    }
    for (Thread thread : all) {
      thread.join();
    }
    if (count.get() != threads) {
      throw new IllegalStateException("lost updates: " + count.get());
    }
  }
}
