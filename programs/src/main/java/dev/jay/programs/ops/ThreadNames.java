package dev.jay.programs.ops;

import dev.jay.programs.Workers;

/** Three threads create unnamed threads; which of them gets which "Thread-N" varies. */
public final class ThreadNames {
  public static void main(String[] args) {
    String[][] names = new String[3][6];
    Workers.steps(
        3,
        6,
        (worker, step) -> {
          Thread child = new Thread(() -> names[worker][step] = Thread.currentThread().getName());
          child.start();
          child.join();
        });
    for (String[] row : names) {
      System.out.println(String.join(" ", row));
    }
  }
}
