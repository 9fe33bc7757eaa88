package dev.jay.programs.ops;

import dev.jay.programs.Digest;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A cache filled under the write lock on a miss; who fills which entry varies. */
public final class ReadMostlyCache {
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private final Map<Integer, Integer> filledBy = new TreeMap<>(); // guarded by lock

  private int get(int worker, int key) {
    lock.readLock().lock();
    try {
      Integer value = filledBy.get(key);
      if (value != null) {
        return value;
      }
    } finally {
      lock.readLock().unlock();
    }
    Work.uneven(worker, key);
    lock.writeLock().lock();
    try {
      Integer before = filledBy.putIfAbsent(key, worker);
      return before == null ? worker : before;
    } finally {
      lock.writeLock().unlock();
    }
  }

  public static void main(String[] args) {
    ReadMostlyCache cache = new ReadMostlyCache();
    int[][] seen = new int[4][25];
    Workers.steps(
        4, 25, (worker, step) -> seen[worker][step] = cache.get(worker, step * step % 13));
    System.out.println("filled by " + cache.filledBy + " seen " + Digest.of(seen));
    System.out.println("outcome " + cache.filledBy.keySet());
  }
}
