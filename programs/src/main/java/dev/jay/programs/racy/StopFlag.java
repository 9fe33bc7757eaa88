package dev.jay.programs.racy;

import dev.jay.programs.Parameters;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;

/**
 * A flag that is not volatile tells threads to stop. A compiler may read it once for all, so the
 * threads count to {@code --size} at the most. What varies: how many rounds they make.
 */
public final class StopFlag {
  private static boolean stopped;

  public static void main(String[] args) {
    Parameters parameters = Parameters.of(args, "--threads", "--size");
    int threads = parameters.number("--threads", 4);
    int size = parameters.number("--size", 1000);
    int[][] rounds = new int[threads][1]; // each row is its worker's; up to 64
    Workers.run(
        threads,
        worker -> {
          if (worker == 0) {
            Work.units(size / 2);
            stopped = true; // race
          }
          while (rounds[worker][0] < size && !stopped) { // race
            Work.units(1);
            rounds[worker][0]++;
          }
        });
    int sum = 0;
    for (int[] each : rounds) {
      sum += each[0];
    }
    Parameters.result(sum);
  }
}
