package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Threads read and write a map whose keys take a lock and count when they are compared: who reads
 * may come to an operation, and be asked for the map, in the middle of it.
 */
public final class LeasedKeys {
  private static final int STEPS = 1500;

  private static final ConcurrentHashMap<Key, Integer> map = new ConcurrentHashMap<>();
  private static final AtomicInteger compared = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    for (int i = 0; i < 4; i++) {
      map.put(new Key(i), i);
    }
    long[] sums = new long[3];
    int[] counts = new int[3];
    Workers.run(
        3,
        worker -> {
          for (int i = 0; i < STEPS; i++) {
            Key key = new Key(i % 4);
            if (worker == 0 && i % 100 == 99) {
              map.put(key, i);
            } else {
              sums[worker] += map.get(key);
            }
          }
          counts[worker] = compared.get();
        });
    for (int i = 0; i < sums.length; i++) {
      System.out.println(sums[i] + " " + counts[i]);
    }
  }

  private static final class Key {
    private final int number;

    Key(int number) {
      this.number = number;
    }

    @Override
    public int hashCode() {
      return 1;
    }

    @Override
    public boolean equals(Object other) {
      if (number == 3) {
        compared.incrementAndGet();
      }
      return other instanceof Key && ((Key) other).number == number;
    }
  }
}
