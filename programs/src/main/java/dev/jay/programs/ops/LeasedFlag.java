package dev.jay.programs.ops;

import dev.jay.programs.Workers;

/**
 * Two threads go round a loop until a flag is set, and count; a third one counts on what it shares
 * with them, sets the flag, and takes it back. What they have counted by then is printed.
 */
public final class LeasedFlag {
  private static final int TIMES = 4;

  private volatile int flag;
  private volatile int steps;

  public static void main(String[] args) throws Exception {
    LeasedFlag it = new LeasedFlag();
    long[][] seen = new long[2][TIMES];
    Workers.run(
        3,
        worker -> {
          for (int i = 0; i < TIMES; i++) {
            if (worker == 2) {
              it.write(i);
            } else {
              seen[worker][i] = it.read(i);
            }
          }
        });
    for (long[] each : seen) {
      for (long count : each) {
        System.out.print(count + " ");
      }
      System.out.println();
    }
  }

  private void write(int i) {
    LeasedFlag other = new LeasedFlag();
    for (int j = 0; j < 3000 * (i + 1); j++) {
      other.steps++;
    }
    flag++;
  }

  private long read(int i) {
    long count = 0;
    while (flag <= i) {
      count++;
    }
    return count;
  }
}
