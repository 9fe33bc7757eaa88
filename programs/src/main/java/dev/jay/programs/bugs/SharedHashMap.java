package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;
import java.util.HashMap;
import java.util.Map;

/**
 * Bug: a cache in a HashMap without a lock. Schedule: both threads look before either has put its
 * value in, and the caller of the first holds a value that the cache does not have.
 */
public final class SharedHashMap {
  private final Map<String, Object> cache = new HashMap<>();

  public static void main(String[] args) throws InterruptedException {
    SharedHashMap program = new SharedHashMap();
    Object[] got = new Object[2];
    Together.run(() -> got[0] = program.get("a"), () -> got[1] = program.get("a"));
    require(got[0] == got[1], "two values for one key");
  }

  private Object get(String key) {
    Object value = cache.get(key);
    if (value == null) {
      value = new Object();
      cache.put(key, value);
    }
    return value;
  }
}
