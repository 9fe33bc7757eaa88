package dev.jay.programs.bugs;

import dev.jay.programs.Together;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * Bug: a reader that finds the cache stale takes the write lock and keeps the read lock, for which
 * the write lock waits. Schedule: the cache is invalidated before it is read.
 */
public final class ReadLockUpgrade {
  private final ReadWriteLock lock = new ReentrantReadWriteLock();
  private boolean stale;

  public static void main(String[] args) throws InterruptedException {
    ReadLockUpgrade cache = new ReadLockUpgrade();
    Together.run(cache::read, cache::invalidate);
  }

  private void invalidate() {
    lock.writeLock().lock();
    stale = true;
    lock.writeLock().unlock();
  }

  private void read() {
    lock.readLock().lock();
    if (stale) {
      reload();
    }
    lock.readLock().unlock();
  }

  private void reload() {
    lock.writeLock().lock();
    stale = false;
    lock.writeLock().unlock();
  }
}
