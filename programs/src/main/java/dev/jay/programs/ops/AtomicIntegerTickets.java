package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicInteger;

/** Four threads draw numbers from an AtomicInteger; who draws which varies. */
public final class AtomicIntegerTickets {
  public static void main(String[] args) {
    AtomicInteger next = new AtomicInteger();
    int[][] tickets = new int[4][30];
    Workers.steps(4, 30, (worker, step) -> tickets[worker][step] = next.getAndIncrement());
    System.out.println("order " + OrderLog.ofTickets(tickets));
    System.out.println("outcome " + next.get());
  }
}
