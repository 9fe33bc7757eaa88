package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Workers;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Objects without a hash of their own, and enum constants, as keys; the order of the maps varies.
 */
public final class IdentityHashes {
  private enum Color {
    RED,
    GREEN,
    BLUE,
    WHITE,
    BLACK
  }

  public static void main(String[] args) {
    SharedLog log = new SharedLog();
    log.add(keys()); // links the classes of the JDK before threads can race for it
    Workers.steps(4, 10, (worker, step) -> log.addBy(keys()));
    System.out.println("order " + log);
    System.out.println("outcome " + log.count());
  }

  private static String keys() {
    Map<Object, Integer> own = new IdentityHashMap<>();
    Set<Object> mixed = new HashSet<>(Set.of(Color.values()));
    for (int i = 0; i < 8; i++) {
      own.put(new Object(), i);
      mixed.add(i % 2 == 0 ? new int[0] : IdentityHashes.class);
    }
    StringBuilder order = new StringBuilder();
    own.values().forEach(order::append);
    for (Object key : mixed) {
      order.append(key instanceof Color ? key.toString() : key.getClass().getSimpleName());
    }
    return order + "/" + new Object();
  }
}
