package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicInteger;

/** Four philosophers take the lower fork first, so none starves; the order of meals varies. */
public final class DiningPhilosophers {
  public static void main(String[] args) {
    Object[] forks = {new Object(), new Object(), new Object(), new Object()};
    AtomicInteger next = new AtomicInteger();
    int[][] meals = new int[4][12];
    Workers.steps(
        4,
        12,
        (worker, step) -> {
          int right = (worker + 1) % 4;
          synchronized (forks[Math.min(worker, right)]) {
            synchronized (forks[Math.max(worker, right)]) {
              meals[worker][step] = next.getAndIncrement();
              Work.units(2);
            }
          }
        });
    System.out.println("order " + OrderLog.ofTickets(meals));
    System.out.println("outcome " + next.get());
  }
}
