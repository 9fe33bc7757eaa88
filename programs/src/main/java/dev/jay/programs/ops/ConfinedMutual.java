package dev.jay.programs.ops;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Threads that own an object each reach for each other's at once, while interrupts come in and one
 * computes for long: nobody waits for ever, and what they see varies.
 */
public final class ConfinedMutual {
  private static final int THREADS = 3;
  private static final int ROUNDS = 40;

  public static void main(String[] args) {
    Thread[] threads = new Thread[THREADS];
    int[] seen = new int[THREADS]; // each written by its worker, read after the join
    for (int round = 0; round < ROUNDS; round++) {
      int number = round;
      AtomicInteger[] own = new AtomicInteger[THREADS];
      for (int i = 0; i < THREADS; i++) {
        own[i] = new AtomicInteger();
      }
      Workers.run(
          THREADS,
          worker -> {
            threads[worker] = Thread.currentThread();
            for (int i = 0; i < 50 * (worker + 1); i++) {
              own[worker].incrementAndGet();
            }
            Work.units(worker == number % THREADS ? 200 : 1);
            threads[worker].interrupt();
            seen[worker] = 31 * seen[worker] + own[(worker + 1) % THREADS].get();
            seen[worker] = 31 * seen[worker] + own[(worker + 2) % THREADS].incrementAndGet();
            own[worker].incrementAndGet();
          });
    }
    StringBuilder all = new StringBuilder();
    for (int hash : seen) {
      all.append(' ').append(hash);
    }
    System.out.println("seen" + all);
    System.out.println("outcome " + seen.length);
  }
}
