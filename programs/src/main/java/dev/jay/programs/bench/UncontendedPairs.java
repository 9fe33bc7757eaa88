package dev.jay.programs.bench;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntConsumer;

/**
 * Nanoseconds per uncontended pair of operations of one kind, in one thread: enter and leave a
 * monitor, lock and unlock, an increment and a read of an atomic, a write and a read of a volatile.
 */
public final class UncontendedPairs {
  private static final int WARMUP = 5;

  private final Object monitor = new Object();
  private final ReentrantLock lock = new ReentrantLock();
  private final AtomicInteger atomic = new AtomicInteger();
  private volatile int number;
  private int plain;

  public static void main(String[] args) {
    if (args.length != 2) {
      usage();
    }
    UncontendedPairs pairs = new UncontendedPairs();
    IntConsumer loop =
        switch (args[0]) {
          case "synchronized" -> pairs::monitor;
          case "reentrantlock" -> pairs::lock;
          case "atomic" -> pairs::atomic;
          case "volatile" -> pairs::volatileField;
          default -> usage();
        };
    int count = Integer.parseInt(args[1]);
    for (int i = 0; i < WARMUP; i++) {
      loop.accept(count / WARMUP + 1);
    }
    long start = System.nanoTime();
    loop.accept(count);
    long elapsed = System.nanoTime() - start;
    System.out.printf("%.2f%n", (double) elapsed / count);
  }

  private static IntConsumer usage() {
    System.err.println("usage: UncontendedPairs synchronized|reentrantlock|atomic|volatile COUNT");
    System.exit(64);
    throw new IllegalStateException("exit returned");
  }

  private void monitor(int count) {
    for (int i = 0; i < count; i++) {
      synchronized (monitor) {
        plain++;
      }
    }
  }

  private void lock(int count) {
    for (int i = 0; i < count; i++) {
      lock.lock();
      plain++;
      lock.unlock();
    }
  }

  private void atomic(int count) {
    for (int i = 0; i < count; i++) {
      plain += atomic.incrementAndGet() ^ atomic.get();
    }
  }

  private void volatileField(int count) {
    for (int i = 0; i < count; i++) {
      number = i;
      plain += number;
    }
  }
}
