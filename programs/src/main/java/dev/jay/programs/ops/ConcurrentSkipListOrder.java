package dev.jay.programs.ops;

import dev.jay.programs.Digest;
import dev.jay.programs.Workers;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;

/** Threads poll, put and look around in a ConcurrentSkipListMap and Set; what they see varies. */
public final class ConcurrentSkipListOrder {
  public static void main(String[] args) {
    ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>();
    ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>();
    int[][] seen = new int[4][30];
    Workers.steps(
        4,
        30,
        (worker, step) -> {
          int key = (step * 37 + worker * 11) % 50;
          seen[worker][step] =
              switch (step % 6) {
                case 0 -> of(map.putIfAbsent(key, worker));
                case 1 -> map.merge(key % 7, worker, (a, b) -> a * 5 + b);
                case 2 -> of(map.ceilingKey(key));
                case 3 -> key(map.pollFirstEntry());
                case 4 -> set.add(key) ? 1 : of(set.pollLast());
                default -> set.headSet(key).size() * 100 + map.tailMap(key).size();
              };
        });
    System.out.println("seen " + Digest.of(seen) + " map " + map + " set " + set);
  }

  private static int of(Integer value) {
    return value == null ? -1 : value;
  }

  private static int key(Map.Entry<Integer, Integer> entry) {
    return entry == null ? -1 : entry.getKey();
  }
}
