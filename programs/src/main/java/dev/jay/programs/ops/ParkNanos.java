package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/** Four threads park for 200 microseconds at a time; the order of the returns varies. */
public final class ParkNanos {
  public static void main(String[] args) {
    AtomicInteger next = new AtomicInteger();
    int[][] tickets = new int[4][12];
    Workers.steps(
        4,
        12,
        (worker, step) -> {
          LockSupport.parkNanos(200_000);
          tickets[worker][step] = next.getAndIncrement();
        });
    System.out.println("order " + OrderLog.ofTickets(tickets));
    System.out.println("outcome " + next.get());
  }
}
