package dev.jay.programs.counts;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Threads with steps that depend on each other or do not: {@code Traces shape threads steps}. How
 * many Mazurkiewicz traces there are can be computed by hand.
 */
public final class Traces {
  private static final class Cell {
    volatile int a;
    int plain;

    synchronized void increment() {
      plain++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    int threads = Integer.parseInt(args[1]);
    int steps = Integer.parseInt(args[2]);
    List<Runnable> bodies = new ArrayList<>();
    Cell shared = new Cell();
    ReentrantLock lock = new ReentrantLock();
    AtomicInteger atomic = new AtomicInteger();
    CountDownLatch latch = new CountDownLatch(threads - 1);
    AtomicInteger[] row = new AtomicInteger[threads];
    for (int i = 0; i < threads; i++) {
      row[i] = new AtomicInteger();
    }
    for (int i = 0; i < threads; i++) {
      int me = i;
      Cell own = new Cell();
      Runnable step;
      switch (args[0]) {
        case "monitor":
          step = shared::increment;
          break;
        case "independent":
          step = own::increment;
          break;
        case "lock":
          step =
              () -> {
                lock.lock();
                lock.unlock();
              };
          break;
        case "atomic":
          step = atomic::incrementAndGet;
          break;
        case "readers": // one writer
          step = me == 0 ? () -> shared.a = 1 : () -> own.plain = shared.a;
          break;
        case "volatile-increment":
          step = () -> shared.a++;
          break;
        case "latch": // all but one count down
          step = me == 0 ? () -> await(latch) : latch::countDown;
          break;
        case "last-zero":
          step = me == 0 ? () -> lastZero(row) : () -> row[me].set(row[me - 1].get() + 1);
          break;
        default:
          throw new IllegalArgumentException(args[0]);
      }
      bodies.add(
          () -> {
            for (int k = 0; k < steps; k++) {
              step.run();
            }
          });
    }
    List<Thread> all = new ArrayList<>();
    for (Runnable body : bodies) {
      all.add(new Thread(body));
    }
    for (Thread thread : all) {
      thread.start();
    }
    for (Thread thread : all) {
      thread.join();
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void lastZero(AtomicInteger[] row) {
    int i = row.length - 1;
    while (row[i].get() != 0) {
      i--;
    }
  }
}
