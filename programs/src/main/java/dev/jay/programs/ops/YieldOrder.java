package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicInteger;

/** Four threads yield between tickets; who goes on varies. */
public final class YieldOrder {
  public static void main(String[] args) {
    AtomicInteger next = new AtomicInteger();
    int[][] tickets = new int[4][30];
    Workers.steps(
        4,
        30,
        (worker, step) -> {
          Thread.yield();
          tickets[worker][step] = next.getAndIncrement();
          Thread.yield();
        });
    System.out.println("order " + OrderLog.ofTickets(tickets));
    System.out.println("outcome " + next.get());
  }
}
