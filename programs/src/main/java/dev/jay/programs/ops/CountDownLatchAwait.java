package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** Three threads wait for a latch that three others open; the order of coming through varies. */
public final class CountDownLatchAwait {
  private static final int ROUNDS = 6;

  public static void main(String[] args) {
    CountDownLatch[] latches = new CountDownLatch[ROUNDS];
    Arrays.setAll(latches, i -> new CountDownLatch(2));
    AtomicInteger next = new AtomicInteger();
    int[][] tickets = new int[4][ROUNDS];
    Workers.steps(
        4,
        ROUNDS,
        (worker, step) -> {
          if (worker < 2) {
            latches[step].countDown();
          } else {
            latches[step].await();
          }
          tickets[worker][step] = next.getAndIncrement();
        });
    System.out.println("order " + OrderLog.ofTickets(tickets));
    System.out.println("outcome " + latches[ROUNDS - 1].getCount());
  }
}
