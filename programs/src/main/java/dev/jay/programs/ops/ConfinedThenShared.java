package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;

/** Threads leave a monitor of their own and enter two that all of them use, one in the other. */
public final class ConfinedThenShared {
  private static final int STEPS = 20;

  public static void main(String[] args) {
    SharedLog log = new SharedLog();
    Object outer = new Object();
    Workers.run(
        4,
        worker -> {
          Object own = new Object();
          for (int step = 0; step < STEPS; step++) {
            for (int i = 0; i < 3; i++) {
              synchronized (own) {
                Work.units((worker + i) % 3);
              }
            }
            if ((worker + step) % 2 == 0) {
              synchronized (outer) {
                log.addBy(step);
              }
            } else {
              log.addBy(step);
            }
          }
        });
    System.out.println(log);
  }
}
