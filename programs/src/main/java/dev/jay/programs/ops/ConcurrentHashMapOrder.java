package dev.jay.programs.ops;

import dev.jay.programs.Digest;
import dev.jay.programs.Workers;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/** Updates of a ConcurrentHashMap that do not commute; the values each thread sees vary. */
public final class ConcurrentHashMapOrder {
  public static void main(String[] args) {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    int[][] seen = new int[4][30];
    Workers.steps(
        4,
        30,
        (worker, step) -> {
          int key = step / 5 % 3;
          seen[worker][step] =
              switch (step % 5) {
                case 0 -> map.merge(key, worker, (a, b) -> a * 3 + b);
                case 1 -> map.computeIfAbsent(key + 10, k -> worker);
                case 2 -> Objects.requireNonNullElse(map.put(key, worker * 100 + step), -1);
                case 3 -> Objects.requireNonNullElse(map.remove(key + 10), -1);
                default -> map.getOrDefault(key, -1) * 100 + map.size();
              };
        });
    System.out.println("seen " + Digest.of(seen) + " map " + new TreeMap<>(map));
  }
}
