package dev.jay.programs.ops;

import dev.jay.programs.Workers;

/** Four threads print without further synchronization; the order of the lines varies. */
public final class PrintlnOrder {
  public static void main(String[] args) {
    Workers.steps(
        4, 12, (worker, step) -> System.out.println("worker " + worker + " step " + step));
    System.out.println("done");
  }
}
