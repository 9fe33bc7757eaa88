package dev.jay.programs.bench;

import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Two threads make operations on objects of their own: an atomic, a lock, a monitor, a volatile
 * field, each in turn. Prints the elapsed nanoseconds.
 */
public final class Confined {
  private static final int OPERATIONS_PER_STEP = 5;

  private final AtomicLong atomic = new AtomicLong();
  private final ReentrantLock lock = new ReentrantLock();
  private volatile int number;
  private int plain;

  public static void main(String[] args) {
    int steps = Integer.parseInt(args[0]) / 2 / OPERATIONS_PER_STEP;
    run(steps); // compiles
    long start = System.nanoTime();
    run(steps);
    System.out.println(System.nanoTime() - start);
  }

  private static void run(int steps) {
    Workers.run(2, worker -> new Confined().steps(steps));
  }

  private void steps(int steps) {
    for (int i = 0; i < steps; i++) {
      atomic.incrementAndGet();
      lock.lock();
      plain++;
      lock.unlock();
      synchronized (this) {
        plain++;
      }
      number = i;
    }
  }
}
