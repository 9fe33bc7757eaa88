package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/** Parked threads are interrupted by two threads; the order in which they wake varies. */
public final class InterruptParked {
  private static final int ROUNDS = 8;
  private static final int PARKERS = 4;

  public static void main(String[] args) {
    AtomicInteger next = new AtomicInteger();
    int[][] tickets = new int[PARKERS][ROUNDS];
    for (int i = 0; i < ROUNDS; i++) {
      int round = i;
      Thread[] parkers = new Thread[PARKERS];
      for (int j = 0; j < PARKERS; j++) {
        int worker = j;
        parkers[j] =
            new Thread(
                () -> {
                  while (!Thread.currentThread().isInterrupted()) {
                    LockSupport.park();
                  }
                  tickets[worker][round] = next.getAndIncrement();
                });
        parkers[j].start();
      }
      Workers.run(
          2,
          worker -> {
            parkers[worker].interrupt();
            parkers[worker + 2].interrupt();
          });
      for (Thread parker : parkers) {
        Workers.join(parker);
      }
    }
    System.out.println("order " + OrderLog.ofTickets(tickets));
    System.out.println("outcome " + next.get());
  }
}
