package dev.jay.programs.ops;

import dev.jay.programs.Work;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Owners die by an exception while they hold a lock of their own; others, who got to know the
 * object through a plain field, look at it before and after. What they see varies.
 */
public final class ConfinedDeath {
  private static final Cell[] published = new Cell[3]; // elements are read without order

  private static final class Cell {
    final ReentrantLock lock = new ReentrantLock();
    final AtomicInteger uses = new AtomicInteger();
  }

  public static void main(String[] args) throws InterruptedException {
    for (int i = 0; i < published.length; i++) {
      published[i] = new Cell();
    }
    Thread[] owners = new Thread[published.length];
    for (int i = 0; i < owners.length; i++) {
      int owner = i;
      owners[i] = new Thread(() -> own(owner), "owner-" + i);
      owners[i].setUncaughtExceptionHandler((thread, e) -> {});
    }
    StringBuilder seen = new StringBuilder(); // the observer's, read after the join
    Thread observer = new Thread(() -> observe(seen), "observer");
    observer.start();
    for (Thread owner : owners) {
      owner.start();
    }
    for (Thread owner : owners) {
      owner.join();
    }
    observer.join();
    System.out.println("seen" + seen);
    for (Cell cell : published) {
      System.out.println("outcome " + cell.uses.get() + " " + cell.lock.tryLock());
    }
  }

  private static void own(int owner) {
    Cell cell = published[owner];
    for (int i = 0; i < 3000; i++) {
      cell.lock.lock();
      cell.uses.incrementAndGet();
      if (i % 100 == 0) {
        Work.uneven(owner, i);
      }
      if (i < 2999) {
        cell.lock.unlock();
      }
    }
    throw new IllegalStateException("dies with its lock held");
  }

  private static void observe(StringBuilder seen) {
    for (int round = 0; round < 5; round++) {
      for (Cell cell : published) {
        Work.units(30);
        seen.append(' ').append(cell.uses.get()).append(cell.lock.isLocked() ? "!" : "");
      }
    }
  }
}
