package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Three threads read one map, again and again, and each writes to it now and then. Where each has
 * first seen what the others wrote is printed.
 */
public final class LeasedMap {
  private static final int STEPS = 6000;
  private static final int WORKERS = 3;

  private static final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();

  public static void main(String[] args) throws Exception {
    for (int i = 0; i < WORKERS; i++) {
      map.put(i, 0);
    }
    StringBuilder[] seen = new StringBuilder[WORKERS];
    Workers.run(
        WORKERS,
        worker -> {
          StringBuilder own = new StringBuilder();
          int[] last = new int[WORKERS];
          for (int i = 1; i <= STEPS; i++) {
            if (i % (1000 + 300 * worker) == 0) {
              map.put(worker, i);
            }
            int key = i % WORKERS;
            int value = map.get(key);
            if (value != last[key]) {
              last[key] = value;
              own.append(' ').append(key).append(':').append(value).append('@').append(i);
            }
          }
          seen[worker] = own;
        });
    for (StringBuilder each : seen) {
      System.out.println(each);
    }
  }
}
