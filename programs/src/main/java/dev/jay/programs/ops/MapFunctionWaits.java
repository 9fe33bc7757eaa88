package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A cache: threads ask for the same few keys, and the function that loads a value sleeps while the
 * others wait for the bin.
 */
public final class MapFunctionWaits {
  private static final int KEYS = 3;

  public static void main(String[] args) {
    ConcurrentHashMap<Integer, String> cache = new ConcurrentHashMap<>();
    StringBuilder[] seen = new StringBuilder[4];
    Workers.run(
        seen.length,
        worker -> {
          seen[worker] = new StringBuilder();
          for (int i = 0; i < KEYS; i++) {
            seen[worker].append(' ').append(cache.computeIfAbsent(i, key -> load(worker, key)));
            cache.put(i + worker, "worker " + worker);
          }
        });
    for (StringBuilder each : seen) {
      System.out.println("seen" + each);
    }
    System.out.println("outcome " + cache.keySet());
  }

  private static String load(int worker, int key) {
    try {
      Thread.sleep(1 + (worker + key) % 3);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return "loaded by " + worker;
  }
}
