package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicInteger;

/** A thread local draws its first value from a counter; which thread gets which varies. */
public final class ThreadLocalIds {
  private static final AtomicInteger NEXT = new AtomicInteger();
  private static final ThreadLocal<Integer> ID = ThreadLocal.withInitial(NEXT::getAndIncrement);

  public static void main(String[] args) {
    int[][] ids = new int[4][12];
    Workers.steps(
        4,
        12,
        (worker, step) -> {
          ids[worker][step] = ID.get();
          ID.remove(); // so that the next step draws again
        });
    System.out.println("order " + OrderLog.ofTickets(ids));
    System.out.println("outcome " + NEXT.get());
  }
}
