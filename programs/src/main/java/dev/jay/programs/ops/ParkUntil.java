package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/**
 * Threads park until a time far away, from which they are unparked, and until one long past; the
 * order of the returns varies. The times are constants: a clock that is read is an input.
 */
public final class ParkUntil {
  private static final int ROUNDS = 10;
  private static final long FAR = Long.MAX_VALUE / 2;

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
                  LockSupport.parkUntil(1);
                  while (gate.get() <= round) {
                    LockSupport.parkUntil(FAR);
                  }
                  tickets[worker][round] = next.getAndIncrement();
                  Work.uneven(worker, round);
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
