package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/** The permit comes before the park, which then returns at once; the order varies. */
public final class UnparkBeforePark {
  public static void main(String[] args) {
    AtomicInteger next = new AtomicInteger();
    int[][] tickets = new int[4][20];
    Workers.steps(
        4,
        20,
        (worker, step) -> {
          LockSupport.unpark(Thread.currentThread());
          LockSupport.unpark(Thread.currentThread());
          tickets[worker][step] = next.getAndIncrement();
          LockSupport.park();
        });
    System.out.println("order " + OrderLog.ofTickets(tickets));
    System.out.println("outcome " + next.get());
  }
}
