package dev.jay.programs.clocks;

import dev.jay.programs.Workers;
import java.time.Clock;
import java.time.Instant;
import java.util.Date;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Four threads wait until points in time that they compute from the clocks, each by another one;
 * the order in which they get there, and what the clocks show then, varies.
 */
public final class Deadlines {
  private static final ReentrantLock LOCK = new ReentrantLock();
  private static final Condition NEVER = LOCK.newCondition();
  private static final StringBuilder ORDER = new StringBuilder();

  public static void main(String[] args) {
    long start = System.nanoTime();
    long startMillis = System.currentTimeMillis();
    Instant startInstant = Instant.now();
    Workers.together(
        worker -> parkUntil(),
        worker -> awaitUntil(),
        worker -> sleepUntil(),
        worker -> nanoTimeUntil());
    System.out.println("order " + ORDER);
    System.out.println("nanos " + (System.nanoTime() - start));
    System.out.println("millis " + (System.currentTimeMillis() - startMillis));
    System.out.println("date " + (new Date().getTime() - startMillis));
    System.out.println("clock " + (Clock.systemUTC().millis() - startInstant.toEpochMilli()));
  }

  private static void note(String what) {
    LOCK.lock();
    try {
      ORDER.append(what);
    } finally {
      LOCK.unlock();
    }
  }

  private static void parkUntil() {
    for (int i = 0; i < 4; i++) {
      long deadline = System.currentTimeMillis() + 3;
      while (System.currentTimeMillis() < deadline) {
        LockSupport.parkUntil(deadline);
      }
      note("p");
    }
  }

  private static void awaitUntil() {
    for (int i = 0; i < 4; i++) {
      LOCK.lock();
      try {
        Date deadline = new Date(System.currentTimeMillis() + 4);
        boolean early = true;
        while (early) {
          early = NEVER.awaitUntil(deadline);
        }
        ORDER.append("a");
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      } finally {
        LOCK.unlock();
      }
    }
  }

  private static void sleepUntil() {
    for (int i = 0; i < 4; i++) {
      Instant deadline = Instant.now().plusMillis(5);
      while (Instant.now().isBefore(deadline)) {
        try {
          Thread.sleep(1);
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }
      note("s");
    }
  }

  private static void nanoTimeUntil() {
    for (int i = 0; i < 4; i++) {
      long deadline = System.nanoTime() + 6_000_000;
      while (System.nanoTime() < deadline) {
        LockSupport.parkNanos(1_000_000);
      }
      note("n");
    }
  }
}
