package dev.jay.libraries;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;

/**
 * Caffeine: threads load through one bounded cache; who loads what, and what is evicted, varies.
 */
public final class CaffeineCache {
  public static void main(String[] args) {
    SharedLog loads = new SharedLog();
    SharedLog evictions = new SharedLog();
    Cache<Integer, Integer> cache =
        Caffeine.newBuilder()
            .maximumSize(40)
            .recordStats()
            .evictionListener((key, value, cause) -> evictions.add(String.valueOf(key)))
            .build();
    for (int i = 0; i < 40; i++) {
      cache.put(1000 + i, i);
    }
    cache.cleanUp(); // makes the sketch of frequencies, which readers look for without any order
    long[] sums = new long[4];
    Workers.steps(
        4,
        60,
        (worker, step) -> {
          int key = (step * 7 + worker * 3) % 90;
          sums[worker] +=
              cache.get(
                  key,
                  k -> {
                    Work.uneven(worker, step);
                    loads.add(worker + ":" + k);
                    return k * 2;
                  });
        });
    cache.cleanUp();
    String order = loads + " " + evictions + " " + cache.stats().hitCount();
    Report.print(sums[0] + sums[1] + sums[2] + sums[3], order);
  }
}
