package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.concurrent.atomic.LongAdder;

/** Threads add to a LongAdder while one reads the sum; what it reads varies. */
public final class LongAdderSums {
  public static void main(String[] args) {
    LongAdder adder = new LongAdder();
    long[][] seen = new long[4][25];
    Workers.steps(
        4,
        25,
        (worker, step) -> {
          if (worker == 0) {
            seen[worker][step] = adder.sum();
          } else {
            adder.add(worker);
            adder.increment();
          }
        });
    System.out.println("sums " + Arrays.toString(seen[0]));
    System.out.println("outcome " + adder.sum());
  }
}
