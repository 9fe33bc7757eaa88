package dev.jay.programs.bench;

import dev.jay.programs.Workers;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Two threads read one ConcurrentHashMap, and write to it once in a thousand times. Prints the
 * nanoseconds per operation.
 */
public final class ReadMostly {
  private static final int KEYS = 1024;

  public static void main(String[] args) {
    int operations = Integer.parseInt(args[0]);
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    for (int i = 0; i < KEYS; i++) {
      map.put(i, i);
    }
    run(map, operations / 10);
    long start = System.nanoTime();
    run(map, operations);
    System.out.printf("%.2f%n", (double) (System.nanoTime() - start) / operations);
  }

  private static void run(ConcurrentHashMap<Integer, Integer> map, int operations) {
    Workers.run(
        2,
        worker -> {
          long sum = 0;
          for (int i = 0; i < operations / 2; i++) {
            int key = i * 31 + worker & KEYS - 1;
            if (i % 1000 == 0) {
              map.put(key, i);
            } else {
              sum += map.get(key);
            }
          }
          if (sum < 0) {
            throw new IllegalStateException("negative sum");
          }
        });
  }
}
