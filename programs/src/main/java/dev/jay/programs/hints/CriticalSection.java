package dev.jay.programs.hints;

import dev.jay.api.Critical;
import dev.jay.api.PerformanceCritical;
import dev.jay.programs.Workers;

/**
 * Performance critical sections, as a block and as an annotated method, around many short locked
 * sections whose order is not fixed then; what they compute does not depend on it.
 */
public final class CriticalSection {
  private final Object hot = new Object();
  private long sum; // guarded by hot

  @Critical
  private void addMany(int worker) {
    for (int i = 0; i < 500; i++) {
      synchronized (hot) {
        sum += worker;
      }
    }
  }

  public static void main(String[] args) {
    CriticalSection program = new CriticalSection();
    Object cold = new Object();
    int[] rounds = new int[1]; // guarded by cold
    Workers.steps(
        3,
        3,
        (worker, step) -> {
          try (PerformanceCritical critical = PerformanceCritical.enter()) {
            for (int i = 0; i < 500; i++) {
              synchronized (program.hot) {
                program.sum++;
              }
            }
          }
          program.addMany(worker);
          synchronized (cold) {
            rounds[0]++;
          }
        });
    System.out.println("outcome " + program.sum + " " + rounds[0]);
  }
}
