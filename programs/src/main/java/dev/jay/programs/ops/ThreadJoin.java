package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicInteger;

/** Each joiner waits for the end of a thread; the order in which joiners come back varies. */
public final class ThreadJoin {
  private static final int ROUNDS = 6;

  public static void main(String[] args) {
    AtomicInteger next = new AtomicInteger();
    int[][] tickets = new int[3][ROUNDS];
    for (int i = 0; i < ROUNDS; i++) {
      int round = i;
      Thread[] targets = new Thread[3];
      for (int j = 0; j < 3; j++) {
        int worker = j;
        targets[j] = new Thread(() -> Work.units(40 + (worker + round) % 2), "target-" + j);
        targets[j].start();
      }
      Workers.run(
          3,
          worker -> {
            targets[worker].join();
            tickets[worker][round] = next.getAndIncrement();
          });
    }
    System.out.println("order " + OrderLog.ofTickets(tickets));
    System.out.println("outcome " + next.get());
  }
}
