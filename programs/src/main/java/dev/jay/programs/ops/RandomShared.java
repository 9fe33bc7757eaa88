package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.Random;

/** Four threads draw from one seeded Random; who draws which number varies. */
public final class RandomShared {
  public static void main(String[] args) {
    Random random = new Random(7);
    int[][] drawn = new int[4][20];
    Workers.steps(4, 20, (worker, step) -> drawn[worker][step] = random.nextInt(100));
    System.out.println("drawn " + Arrays.deepToString(drawn));
    int sum = Arrays.stream(drawn).flatMapToInt(Arrays::stream).sum();
    System.out.println("outcome " + sum);
  }
}
