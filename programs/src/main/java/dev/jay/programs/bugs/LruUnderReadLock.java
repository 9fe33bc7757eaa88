package dev.jay.programs.bugs;

import dev.jay.programs.Together;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * Bug: a cache that forgets what was not used for longest is read under a read lock. In the order
 * of access even {@code get} changes the map.
 */
public final class LruUnderReadLock {
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
    LruUnderReadLock program = new LruUnderReadLock();
    program.put("a", 1);
    program.put("b", 2);
    Together.run(() -> program.get("a"), () -> program.get("b"));
  }

  private Integer get(String key) {
    lock.readLock().lock();
    try {
      return cache.get(key);
    } finally {
      lock.readLock().unlock();
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
