package dev.jay.programs.ops;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.concurrent.Semaphore;

/** Four threads try for two permits; who finds one varies. */
public final class SemaphoreTryAcquire {
  public static void main(String[] args) {
    Semaphore permits = new Semaphore(2);
    int[][] got = new int[4][25];
    Workers.steps(
        4,
        25,
        (worker, step) -> {
          if (permits.tryAcquire()) {
            got[worker][step] = 1 + permits.availablePermits();
            Work.uneven(worker, step + 1);
            permits.release();
          }
        });
    System.out.println("got " + Arrays.deepToString(got));
    System.out.println("outcome " + permits.availablePermits());
  }
}
