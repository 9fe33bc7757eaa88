package dev.jay.programs.ops;

import dev.jay.programs.Digest;
import dev.jay.programs.Workers;
import java.util.Arrays;

/** A volatile reference to an array, replaced whole by its writers; what is read varies. */
public final class VolatileArrayReference {
  private volatile int[] numbers = {0, 0, 0, 0};

  public static void main(String[] args) {
    VolatileArrayReference program = new VolatileArrayReference();
    int[][] seen = new int[4][25];
    Workers.steps(
        4,
        25,
        (worker, step) -> {
          int[] copy = program.numbers.clone();
          copy[worker]++;
          program.numbers = copy;
          seen[worker][step] = Arrays.stream(program.numbers).sum();
        });
    System.out.println("seen " + Digest.of(seen) + " last " + Arrays.toString(program.numbers));
  }
}
