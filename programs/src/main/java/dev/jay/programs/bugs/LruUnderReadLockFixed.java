package dev.jay.programs.bugs;

import dev.jay.programs.Together;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** {@link LruUnderReadLock} with the write lock, since {@code get} writes. */
public final class LruUnderReadLockFixed {
  private final ReadWriteLock lock = new ReentrantReadWriteLock();
  private final Map<String, Integer> cache =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Integer> eldest) {
          return size() > 2;
        }
      };

  public static void main(String[] args) throws InterruptedException {
    LruUnderReadLockFixed program = new LruUnderReadLockFixed();
    program.put("a", 1);
    program.put("b", 2);
    Together.run(() -> program.get("a"), () -> program.get("b"));
  }

  private Integer get(String key) {
    lock.writeLock().lock();
    try {
      return cache.get(key);
    } finally {
      lock.writeLock().unlock();
    }
  }

  private void put(String key, int value) {
    lock.writeLock().lock();
    try {
      cache.put(key, value);
    } finally {
      lock.writeLock().unlock();
    }
  }
}
