package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;
import java.util.Map;
import java.util.Set;

/** The order in which Set.of and Map.of give their elements decides who takes a lock first. */
public final class SetOfOrder {
  public static void main(String[] args) {
    OrderLog log = new OrderLog();
    Workers.steps(
        3,
        6,
        (worker, step) -> {
          for (int number : Set.of(step, step + 1, step + 2, step + 3)) {
            note(log, number);
          }
          for (int number : Map.of(1, worker, 2, worker + 1, 3, worker + 2).values()) {
            note(log, number);
          }
        });
    System.out.println("order " + log);
    System.out.println("outcome " + log.size());
  }

  private static void note(OrderLog log, int number) {
    synchronized (log) {
      log.add(number);
    }
  }
}
