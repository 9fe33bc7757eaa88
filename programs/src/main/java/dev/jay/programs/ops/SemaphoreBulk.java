package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads take one, two or three of three permits at a time, and drain them; the order varies. */
public final class SemaphoreBulk {
  public static void main(String[] args) {
    Semaphore permits = new Semaphore(3);
    AtomicInteger next = new AtomicInteger();
    int[][] tickets = new int[3][20];
    int[] drained = new int[3];
    Workers.steps(
        3,
        20,
        (worker, step) -> {
          permits.acquire(worker + 1);
          tickets[worker][step] = next.getAndIncrement();
          Work.units(1);
          permits.release(worker + 1);
          int extra = permits.drainPermits();
          drained[worker] += extra;
          permits.release(extra);
        });
    System.out.println("order " + OrderLog.ofTickets(tickets));
    System.out.println("drained " + Arrays.toString(drained));
    System.out.println("outcome " + permits.availablePermits());
  }
}
