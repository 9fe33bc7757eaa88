package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;

/** Copies of a list and a set are made, by their constructors, while other threads add to them. */
public final class CopyOnWriteCopies {
  private static final int STEPS = 60;

  public static void main(String[] args) {
    List<Integer> list = new CopyOnWriteArrayList<>();
    CopyOnWriteArraySet<Integer> set = new CopyOnWriteArraySet<>();
    long[] seen = new long[2]; // each written by its worker, read after the join
    Workers.steps(
        3,
        STEPS,
        (worker, step) -> {
          if (worker < 2) {
            List<Integer> both = new CopyOnWriteArrayList<>(list);
            both.addAll(list);
            int different = new CopyOnWriteArraySet<>(set).size();
            seen[worker] = 31 * seen[worker] + 7 * both.size() + different;
          } else {
            list.add(step);
            set.add(step);
          }
        });
    System.out.println("seen " + seen[0] + " " + seen[1]);
    System.out.println("outcome " + list.size() + " " + set.size());
  }
}
