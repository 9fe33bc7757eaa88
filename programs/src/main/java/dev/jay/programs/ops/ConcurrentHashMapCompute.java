package dev.jay.programs.ops;

import dev.jay.programs.Digest;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/** compute, merge and replaceAll with functions of the program's; what they are given varies. */
public final class ConcurrentHashMapCompute {
  public static void main(String[] args) {
    ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
    int[][] seen = new int[4][24];
    Workers.steps(
        4,
        24,
        (worker, step) -> {
          String key = "k" + step / 4 % 3;
          switch (step % 4) {
            case 0 ->
                map.compute(
                    key,
                    (k, old) -> {
                      Work.uneven(worker, step);
                      seen[worker][step] = old == null ? -1 : old;
                      return old == null ? worker : old * 31 + worker;
                    });
            case 1 ->
                map.merge(
                    key,
                    worker,
                    (a, b) -> {
                      seen[worker][step] = a;
                      return a * 7 + b;
                    });
            case 2 ->
                map.computeIfPresent(
                    key,
                    (k, old) -> {
                      seen[worker][step] = old;
                      return old % 5 == 0 ? null : old + worker;
                    });
            default -> map.replaceAll((k, old) -> old * 3 + worker);
          }
        });
    System.out.println("seen " + Digest.of(seen) + " map " + new TreeMap<>(map));
  }
}
