package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/** Threads park with a blocker, also timed; the order in which they are unparked varies. */
public final class ParkBlocker {
  private static final int ROUNDS = 8;

  public static void main(String[] args) {
    AtomicInteger next = new AtomicInteger();
    AtomicInteger gate = new AtomicInteger();
    int[][] tickets = new int[3][ROUNDS];
    Thread[] threads = new Thread[3];
    for (int i = 0; i < 3; i++) {
      int worker = i;
      threads[i] =
          new Thread(
              () -> {
                for (int round = 0; round < ROUNDS; round++) {
                  while (gate.get() <= round) {
                    if (worker == 0) {
                      LockSupport.parkNanos(gate, 100_000);
                    } else {
                      LockSupport.park(gate);
                    }
                  }
                  tickets[worker][round] = next.getAndIncrement();
                  Work.uneven(worker, round);
                }
                if (LockSupport.getBlocker(Thread.currentThread()) != null) {
                  throw new IllegalStateException("a running thread has a blocker");
                }
              });
      threads[i].start();
    }
    for (int round = 0; round < ROUNDS; round++) {
      Work.uneven(3, round);
      gate.incrementAndGet();
      for (Thread thread : threads) {
        LockSupport.unpark(thread);
      }
    }
    for (Thread thread : threads) {
      Workers.join(thread);
    }
    System.out.println("order " + OrderLog.ofTickets(tickets));
    System.out.println("outcome " + next.get());
  }
}
