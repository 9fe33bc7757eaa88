package dev.jay.libraries;

import com.github.benmanes.caffeine.cache.AsyncCache;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.google.common.cache.CacheBuilder;
import dev.jay.programs.Workers;

/**
 * Caches whose loaders sleep while other threads ask for the same keys, change them and drop them:
 * Caffeine's, its asynchronous one, and Guava's.
 */
public final class CaffeineLoads {
  private static final int KEYS = 3;

  private final Cache<Integer, String> cache = Caffeine.newBuilder().maximumSize(50).build();
  private final AsyncCache<Integer, String> promises = Caffeine.newBuilder().buildAsync();
  private final com.google.common.cache.Cache<Integer, String> guava =
      CacheBuilder.newBuilder().maximumSize(20).build();

  public static void main(String[] args) {
    CaffeineLoads program = new CaffeineLoads();
    StringBuilder[] seen = new StringBuilder[4];
    Workers.run(
        seen.length,
        worker -> {
          seen[worker] = new StringBuilder();
          for (int step = 0; step < 12; step++) {
            program.step(worker, step, seen[worker]);
          }
        });
    String order = String.join("\n", seen);
    Report.print(program.guava.size() + program.promises.synchronous().estimatedSize(), order);
  }

  private void step(int worker, int step, StringBuilder seen) throws Exception {
    int key = step % KEYS;
    seen.append(' ').append(cache.get(key, k -> load(worker, k)));
    seen.append(' ').append(guava.get(key, () -> load(worker, key)));
    seen.append(' ').append(promises.get(key, k -> load(worker, k)).get());
    cache.asMap().compute(key, (k, value) -> value == null ? "none" : value + worker);
    if (step % 4 == 3) {
      cache.invalidate(key);
    }
  }

  private static String load(int worker, int key) {
    try {
      Thread.sleep(1 + (worker + key) % 3);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return worker + ":" + key;
  }
}
