package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.concurrent.ConcurrentHashMap;

/** The parallel bulk operations of a ConcurrentHashMap; who sees which entry, when, varies. */
public final class ConcurrentHashMapBulk {
  public static void main(String[] args) {
    SharedLog log = new SharedLog();
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    for (int i = 0; i < 60; i++) {
      map.put(i, i * 3);
    }
    map.forEach(
        1,
        (k, v) -> {
          Work.uneven(k, 1);
          log.addBy(k);
        });
    int sum = map.reduceValues(1, v -> v, Integer::sum);
    Integer found =
        map.search(
            1,
            (k, v) -> {
              Work.uneven(k, 2);
              return k % 10 == 9 ? k : null;
            });
    System.out.println("order" + log + " found " + found);
    System.out.println("outcome " + sum);
  }
}
