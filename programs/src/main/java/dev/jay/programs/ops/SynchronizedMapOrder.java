package dev.jay.programs.ops;

import dev.jay.programs.Digest;
import dev.jay.programs.Workers;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Threads update synchronized maps and a list with functions of their own; the order varies. */
public final class SynchronizedMapOrder {
  public static void main(String[] args) {
    Map<Integer, Integer> map = Collections.synchronizedMap(new LinkedHashMap<>(16, 0.75f, true));
    SortedMap<Integer, Integer> sorted = Collections.synchronizedSortedMap(new TreeMap<>());
    List<Integer> list = Collections.synchronizedList(new LinkedList<>());
    int[][] seen = new int[4][24];
    Workers.steps(
        4,
        24,
        (worker, step) -> {
          int key = (step * 7 + worker) % 10;
          seen[worker][step] =
              switch (step % 6) {
                case 0 -> map.merge(key, worker, (a, b) -> a * 3 + b);
                case 1 -> map.getOrDefault(key, -1);
                case 2 -> sorted.compute(key, (k, v) -> v == null ? worker : v * 5 + worker);
                case 3 -> list.add(worker) ? list.size() : 0;
                case 4 -> sum(map);
                default -> sorted.headMap(key).size();
              };
        });
    System.out.println("seen " + Digest.of(seen) + " map " + map + " sorted " + sorted);
    System.out.println("list " + list);
    System.out.println("outcome " + list.size());
  }

  private static int sum(Map<Integer, Integer> map) {
    synchronized (map) {
      int sum = 0;
      for (int value : map.values()) {
        sum = sum * 3 + value;
      }
      return sum;
    }
  }
}
