package dev.jay.programs.bench;

import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Two threads make operations on objects of their own: an atomic, a lock, a monitor, a volatile
 * field, each in turn. Prints the elapsed nanoseconds, the median of some rounds after the code has
 * been compiled.
 */
public final class Confined {
  private static final int OPERATIONS_PER_STEP = 5;
  private static final int COMPILING_ROUNDS = 10;
  private static final int ROUNDS = 5;

  private final AtomicLong atomic = new AtomicLong();
  private final ReentrantLock lock = new ReentrantLock();
  private volatile int number;
  private int plain;

  public static void main(String[] args) {
    int steps = Integer.parseInt(args[0]) / 2 / OPERATIONS_PER_STEP;
    for (int i = 0; i < COMPILING_ROUNDS; i++) {
      nanos(steps);
    }
    long[] nanos = new long[ROUNDS];
    for (int i = 0; i < ROUNDS; i++) {
      nanos[i] = nanos(steps);
    }
    Arrays.sort(nanos);
    System.out.println(nanos[ROUNDS / 2]);
  }

  private static long nanos(int steps) {
    long start = System.nanoTime();
    Workers.run(2, worker -> new Confined().steps(steps));
    return System.nanoTime() - start;
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
