package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads started by three threads at once; which of the children runs first varies. */
public final class ThreadStartOrder {
  public static void main(String[] args) {
    AtomicInteger next = new AtomicInteger();
    int[][] tickets = new int[3][6];
    Workers.steps(
        3,
        6,
        (worker, step) -> {
          Thread child = new Thread(() -> tickets[worker][step] = next.getAndIncrement());
          child.start();
          child.join();
        });
    System.out.println("order " + OrderLog.ofTickets(tickets));
    System.out.println("outcome " + next.get());
  }
}
