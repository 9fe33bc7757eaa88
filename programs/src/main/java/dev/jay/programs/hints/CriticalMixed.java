package dev.jay.programs.hints;

import dev.jay.api.PerformanceCritical;
import dev.jay.programs.Workers;

/**
 * One lock used inside a performance critical section and outside of any: a mistake that Jay warns
 * about, naming both places ({@code inside} and {@code outside}).
 */
public final class CriticalMixed {
  private final Object lock = new Object();
  private int count; // guarded by lock

  private void inside() {
    try (PerformanceCritical critical = PerformanceCritical.enter()) {
      synchronized (lock) {
        count++;
      }
    }
  }

  private void outside() {
    synchronized (lock) {
      count++;
    }
  }

  public static void main(String[] args) {
    CriticalMixed program = new CriticalMixed();
    Workers.steps(
        3,
        10,
        (worker, step) -> {
          if (step % 2 == 0) {
            program.inside();
          } else {
            program.outside();
          }
        });
    System.out.println("outcome " + program.count);
  }
}
