package dev.jay.programs.ops;

import dev.jay.programs.Digest;
import dev.jay.programs.Workers;
import java.util.concurrent.CopyOnWriteArrayList;

/** Threads append to a CopyOnWriteArrayList and iterate over it; what they find varies. */
public final class CopyOnWriteOrder {
  public static void main(String[] args) {
    CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();
    int[][] seen = new int[4][20];
    Workers.steps(
        4,
        20,
        (worker, step) -> {
          list.add(worker);
          int hash = 0;
          for (int element : list) {
            hash = hash * 31 + element;
          }
          seen[worker][step] = hash;
        });
    System.out.println("list " + list + " seen " + Digest.of(seen));
    System.out.println("outcome " + list.size());
  }
}
