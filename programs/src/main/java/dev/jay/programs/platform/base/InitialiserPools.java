package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/** Initialisers wait for tasks, futures and locks that others use; enums, interfaces, holders. */
public final class InitialiserPools {
  private static final ReentrantLock LOCK = new ReentrantLock();
  private static final AtomicInteger NUMBERS = new AtomicInteger();

  private InitialiserPools() {}

  private static final class Pooled {
    static final int VALUE = inPool();

    private static int inPool() {
      ExecutorService pool = Executors.newSingleThreadExecutor();
      try {
        return pool.submit(NUMBERS::incrementAndGet).get() > 0 ? 1 : 0;
      } catch (Exception e) {
        throw new IllegalStateException(e);
      } finally {
        pool.shutdown();
      }
    }
  }

  private static final class Locked {
    static final int VALUE;

    static {
      LOCK.lock();
      try {
        VALUE = NUMBERS.incrementAndGet() > 0 ? 10 : 0;
      } finally {
        LOCK.unlock();
      }
    }
  }

  private enum Kind {
    ONE,
    TWO;

    private final int number = NUMBERS.incrementAndGet();
  }

  private interface WithField {
    AtomicInteger FIELD = new AtomicInteger(NUMBERS.incrementAndGet());

    default int value() {
      return 100;
    }
  }

  private static final class Uses implements WithField {
    static final int VALUE = CompletableFuture.supplyAsync(NUMBERS::incrementAndGet).join();
  }

  public static void main(String[] args) {
    AtomicInteger sum = new AtomicInteger();
    Workers.steps(
        4,
        5,
        (worker, step) -> {
          switch ((worker + step) % 5) {
            case 0 -> sum.addAndGet(Pooled.VALUE);
            case 1 -> {
              LOCK.lock();
              try {
                sum.addAndGet(NUMBERS.get() >= 0 ? 1 : 0);
              } finally {
                LOCK.unlock();
              }
            }
            case 2 -> sum.addAndGet(Locked.VALUE);
            case 3 -> sum.addAndGet(Kind.TWO.number > 0 ? 1 : 0);
            default -> sum.addAndGet(new Uses().value() + (Uses.VALUE > 0 ? 1 : 0));
          }
        });
    System.out.println(sum + " " + NUMBERS + " " + WithField.FIELD.get() / 100);
  }
}
