package dev.jay.programs.ops;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/** Plain fields between fences, as the Disruptor has them; what the readers see varies. */
public final class FencedSequence {
  private static class Value {
    long value; // ordered by the fences of the subclass
  }

  private static final class Sequence extends Value {
    long get() {
      long seen = value;
      VarHandle.acquireFence();
      return seen;
    }

    void set(long next) {
      VarHandle.releaseFence();
      value = next;
    }
  }

  public static void main(String[] args) {
    Sequence sequence = new Sequence();
    long[][] seen = new long[3][15];
    Workers.run(
        4,
        worker -> {
          if (worker == 3) {
            for (int i = 1; i <= 60; i++) {
              Work.uneven(worker, i);
              sequence.set(i);
            }
          } else {
            for (int i = 0; i < 15; i++) {
              Work.uneven(worker, i);
              seen[worker][i] = sequence.get();
            }
            while (sequence.get() < 60) {}
          }
        });
    System.out.println("seen " + Arrays.deepToString(seen));
    System.out.println("outcome " + sequence.get());
  }
}
