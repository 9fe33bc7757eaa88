package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Work;

/** Waiting threads are interrupted; the order in which they come out with the monitor varies. */
public final class WaitInterrupted {
  private static final int ROUNDS = 8;
  private static final int WAITERS = 3;

  private final OrderLog log = new OrderLog(); // guarded by this
  private int handled; // guarded by this

  private void waiter(int worker) {
    for (int round = 0; round < ROUNDS; round++) {
      Work.uneven(worker, round);
      synchronized (this) {
        try {
          while (true) {
            wait();
          }
        } catch (InterruptedException e) {
          log.add(worker);
          handled++;
          notifyAll();
        }
      }
    }
  }

  private synchronized void awaitHandled(int count) throws InterruptedException {
    while (handled < count) {
      wait();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    WaitInterrupted program = new WaitInterrupted();
    Thread[] waiters = new Thread[WAITERS];
    for (int i = 0; i < WAITERS; i++) {
      int worker = i;
      waiters[i] = new Thread(() -> program.waiter(worker), "waiter-" + i);
      waiters[i].start();
    }
    for (int round = 0; round < ROUNDS; round++) {
      for (Thread waiter : waiters) {
        Work.units(4);
        waiter.interrupt();
      }
      program.awaitHandled(WAITERS * (round + 1));
    }
    for (Thread waiter : waiters) {
      waiter.join();
    }
    System.out.println("order " + program.log);
    System.out.println("outcome " + program.handled);
  }
}
