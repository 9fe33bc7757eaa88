package dev.jay.programs.hints;

import dev.jay.api.SoftBarrier;
import dev.jay.programs.OrderLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicInteger;

/** A soft barrier known by a key, as when library code lines up threads it did not start. */
public final class SoftBarrierByKey {
  public static void main(String[] args) {
    Object key = new Object();
    SoftBarrier.init(key, 3);
    AtomicInteger next = new AtomicInteger();
    int[][] tickets = new int[3][10];
    Workers.steps(
        3,
        10,
        (worker, step) -> {
          SoftBarrier.await(key);
          Work.uneven(worker, step + 1);
          tickets[worker][step] = next.getAndIncrement();
        });
    System.out.println("order " + OrderLog.ofTickets(tickets));
    System.out.println("outcome " + next.get());
  }
}
