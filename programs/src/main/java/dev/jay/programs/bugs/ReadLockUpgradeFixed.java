package dev.jay.programs.bugs;

import dev.jay.programs.Together;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** {@link ReadLockUpgrade} with the read lock given back first. */
public final class ReadLockUpgradeFixed {
  private final ReadWriteLock lock = new ReentrantReadWriteLock();
  private boolean stale;

  public static void main(String[] args) throws InterruptedException {
    ReadLockUpgradeFixed cache = new ReadLockUpgradeFixed();
    Together.run(cache::read, cache::invalidate);
  }

  private void invalidate() {
    lock.writeLock().lock();
    stale = true;
    lock.writeLock().unlock();
  }

  private void read() {
    lock.readLock().lock();
    boolean reload = stale;
    lock.readLock().unlock();
    if (reload) {
      reload();
    }
  }

  private void reload() {
    lock.writeLock().lock();
    stale = false;
    lock.writeLock().unlock();
  }
}
