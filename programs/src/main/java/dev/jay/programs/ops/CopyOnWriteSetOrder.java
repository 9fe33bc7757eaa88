package dev.jay.programs.ops;

import dev.jay.programs.Digest;
import dev.jay.programs.Workers;
import java.util.concurrent.CopyOnWriteArraySet;

/** Threads add, remove and iterate a CopyOnWriteArraySet; the order of its elements varies. */
public final class CopyOnWriteSetOrder {
  public static void main(String[] args) {
    CopyOnWriteArraySet<Integer> set = new CopyOnWriteArraySet<>();
    int[][] seen = new int[4][24];
    Workers.steps(
        4,
        24,
        (worker, step) -> {
          int item = (worker * 5 + step * 3) % 13;
          int result = 0;
          switch (step % 4) {
            case 0, 1 -> result = set.add(item) ? 1 : 0;
            case 2 -> result = set.remove(item) ? 1 : 0;
            default -> {
              for (int element : set) {
                result = result * 17 + element;
              }
            }
          }
          seen[worker][step] = result;
        });
    System.out.println("seen " + Digest.of(seen) + " set " + set);
  }
}
