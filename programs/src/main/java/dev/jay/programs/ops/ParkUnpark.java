package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.locks.LockSupport;

/** Threads park until a permit is set and they are unparked; the order of waking varies. */
public final class ParkUnpark {
  private static final int ROUNDS = 10;

  public static void main(String[] args) {
    AtomicInteger next = new AtomicInteger();
    AtomicIntegerArray permits = new AtomicIntegerArray(3);
    int[][] tickets = new int[3][ROUNDS];
    Thread[] threads = new Thread[3];
    for (int i = 0; i < 3; i++) {
      int worker = i;
      threads[i] =
          new Thread(
              () -> {
                for (int round = 0; round < ROUNDS; round++) {
                  while (permits.get(worker) <= round) {
                    LockSupport.park();
                  }
                  tickets[worker][round] = next.getAndIncrement();
                  Work.uneven(worker, round);
                }
              });
      threads[i].start();
    }
    for (int round = 0; round < ROUNDS; round++) {
      Work.uneven(3, round);
      for (int worker = 0; worker < 3; worker++) {
        permits.incrementAndGet(worker);
        LockSupport.unpark(threads[worker]);
      }
    }
    for (Thread thread : threads) {
      Workers.join(thread);
    }
    System.out.println("order " + OrderLog.ofTickets(tickets));
    System.out.println("outcome " + next.get());
  }
}
