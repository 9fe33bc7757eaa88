package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;
import java.util.HashMap;
import java.util.Map;

/** {@link SharedHashMap} with a lock. */
public final class SharedHashMapFixed {
  private final Map<String, Object> cache = new HashMap<>(); // guarded by this

  public static void main(String[] args) throws InterruptedException {
    SharedHashMapFixed program = new SharedHashMapFixed();
    Object[] got = new Object[2];
    Together.run(() -> got[0] = program.get("a"), () -> got[1] = program.get("a"));
    require(got[0] == got[1], "two values for one key");
  }

  private synchronized Object get(String key) {
    Object value = cache.get(key);
    if (value == null) {
      value = new Object();
      cache.put(key, value);
    }
    return value;
  }
}
