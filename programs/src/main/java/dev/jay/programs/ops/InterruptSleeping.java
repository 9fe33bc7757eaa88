package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicInteger;

/** Sleeping threads are interrupted by two threads; the order in which they wake varies. */
public final class InterruptSleeping {
  private static final int ROUNDS = 8;
  private static final int SLEEPERS = 4;

  public static void main(String[] args) {
    AtomicInteger next = new AtomicInteger();
    int[][] tickets = new int[SLEEPERS][ROUNDS];
    for (int i = 0; i < ROUNDS; i++) {
      int round = i;
      Thread[] sleepers = new Thread[SLEEPERS];
      for (int j = 0; j < SLEEPERS; j++) {
        int worker = j;
        sleepers[j] =
            new Thread(
                () -> {
                  try {
                    Thread.sleep(60_000);
                  } catch (InterruptedException e) {
                    tickets[worker][round] = next.getAndIncrement();
                  }
                });
        sleepers[j].start();
      }
      Workers.run(
          2,
          worker -> {
            sleepers[worker].interrupt();
            sleepers[worker + 2].interrupt();
          });
      for (Thread sleeper : sleepers) {
        Workers.join(sleeper);
      }
    }
    System.out.println("order " + OrderLog.ofTickets(tickets));
    System.out.println("outcome " + next.get());
  }
}
