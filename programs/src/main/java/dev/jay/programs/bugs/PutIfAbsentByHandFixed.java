package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;

/** {@link PutIfAbsentByHand} with computeIfAbsent. */
public final class PutIfAbsentByHandFixed {
  private final ConcurrentMap<String, String> map = new ConcurrentHashMap<>();
  private final AtomicInteger created = new AtomicInteger();

  public static void main(String[] args) throws InterruptedException {
    PutIfAbsentByHandFixed cache = new PutIfAbsentByHandFixed();
    Together.run(() -> cache.get("key"), () -> cache.get("key"));
    require(cache.created.get() == 1, "created more than once");
  }

  private String get(String key) {
    return map.computeIfAbsent(key, this::create);
  }

  private String create(String key) {
    created.incrementAndGet();
    return key;
  }
}
