package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Bug: looking for a key and putting it are two operations on a concurrent map. Schedule: both
 * threads find nothing, and both create a value.
 */
public final class PutIfAbsentByHand {
  private final ConcurrentMap<String, String> map = new ConcurrentHashMap<>();
  private final AtomicInteger created = new AtomicInteger();

  public static void main(String[] args) throws InterruptedException {
    PutIfAbsentByHand cache = new PutIfAbsentByHand();
    Together.run(() -> cache.get("key"), () -> cache.get("key"));
    require(cache.created.get() == 1, "created more than once");
  }

  private String get(String key) {
    String value = map.get(key);
    if (value == null) {
      value = create(key);
      map.put(key, value);
    }
    return value;
  }

  private String create(String key) {
    created.incrementAndGet();
    return key;
  }
}
