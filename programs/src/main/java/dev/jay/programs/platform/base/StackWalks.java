package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;

/** Threads look at stacks, their own and those of all. */
public final class StackWalks {
  private StackWalks() {}

  public static void main(String[] args) {
    int[] sums = new int[3];
    Workers.steps(
        3,
        3,
        (worker, step) -> {
          sums[worker] +=
              StackWalker.getInstance().walk(frames -> frames.limit(2).count()).intValue();
          sums[worker] += Thread.getAllStackTraces().containsKey(Thread.currentThread()) ? 10 : 0;
          sums[worker] +=
              new Throwable().getStackTrace()[0].getMethodName().startsWith("lambda") ? 100 : 0;
        });
    System.out.println(sums[0] + " " + sums[1] + " " + sums[2]);
  }
}
