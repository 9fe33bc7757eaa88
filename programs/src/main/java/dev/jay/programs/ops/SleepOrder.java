package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicInteger;

/** Four threads sleep a millisecond at a time; the order in which they wake varies. */
public final class SleepOrder {
  public static void main(String[] args) {
    AtomicInteger next = new AtomicInteger();
    int[][] tickets = new int[4][12];
    Workers.steps(
        4,
        12,
        (worker, step) -> {
          Thread.sleep(1);
          tickets[worker][step] = next.getAndIncrement();
        });
    System.out.println("order " + OrderLog.ofTickets(tickets));
    System.out.println("outcome " + next.get());
  }
}
