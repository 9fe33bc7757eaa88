package dev.jay.programs.ends;

import dev.jay.programs.Workers;
import java.util.concurrent.locks.LockSupport;

/** Loops that yield, sleep(0) or park for no time until another thread gets on. */
public final class SpinWithYield {
  private static volatile int stage;

  public static void main(String[] args) {
    Workers.run(
        3,
        worker -> {
          for (int round = 0; round < 10; round++) {
            while (stage != round * 3 + worker) {
              if (worker == 0) {
                Thread.yield();
              } else if (worker == 1) {
                Thread.sleep(0);
              } else {
                LockSupport.parkNanos(1);
              }
            }
            stage++;
          }
        });
    System.out.println("stage " + stage);
  }
}
