package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/** Three threads park until a time of day two milliseconds ahead; the order varies. */
public final class ParkUntil {
  public static void main(String[] args) {
    AtomicInteger next = new AtomicInteger();
    int[][] tickets = new int[3][8];
    Workers.steps(
        3,
        8,
        (worker, step) -> {
          LockSupport.parkUntil(System.currentTimeMillis() + 2);
          tickets[worker][step] = next.getAndIncrement();
        });
    System.out.println("order " + OrderLog.ofTickets(tickets));
    System.out.println("outcome " + next.get());
  }
}
