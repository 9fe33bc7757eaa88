package dev.jay.programs.ops;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;

/** Four threads compete with compareAndSet for a flag; who wins each time varies. */
public final class AtomicBooleanFlag {
  public static void main(String[] args) {
    AtomicBoolean taken = new AtomicBoolean();
    int[][] won = new int[4][25];
    Workers.steps(
        4,
        25,
        (worker, step) -> {
          if (taken.compareAndSet(false, true)) {
            won[worker][step] = 1;
            Work.uneven(worker, step + 1);
            taken.set(false);
          }
        });
    System.out.println("won " + Arrays.deepToString(won));
    System.out.println("outcome " + taken.get());
  }
}
