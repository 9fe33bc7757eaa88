package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.util.concurrent.locks.ReentrantLock;

/** A thread tries to get a lock that another one holds, again and again, and then waits for it. */
public final class ConfinedTriedLock {
  private static final int TRIES = 20;
  private static final int STEPS = 300;

  private final ReentrantLock lock = new ReentrantLock();
  private int number;
  private long seen;
  private int tries;

  public static void main(String[] args) {
    ConfinedTriedLock program = new ConfinedTriedLock();
    Workers.together(worker -> program.hold(), worker -> program.tryThenWait());
    System.out.println("seen " + program.seen + " tries " + program.tries);
    System.out.println("outcome " + program.number);
  }

  private void hold() throws InterruptedException {
    lock.lock();
    try {
      Thread.sleep(1);
      number++;
    } finally {
      lock.unlock();
    }
    for (int i = 0; i < STEPS; i++) {
      lock.lock();
      seen = 31 * seen + number;
      lock.unlock();
    }
  }

  private void tryThenWait() {
    while (tries < TRIES && !lock.tryLock()) {
      tries++;
    }
    for (int i = 0; i < STEPS; i++) {
      lock.lock();
      number++;
      lock.unlock();
    }
    while (lock.isHeldByCurrentThread()) {
      lock.unlock();
    }
  }
}
