package dev.jay.programs.racy;

import dev.jay.programs.Parameters;
import dev.jay.programs.Work;

/** {@link SharedCounter} with each step under one monitor. */
public final class SharedCounterFixed {
  private static int count; // guarded by the class

  public static void main(String[] args) {
    Parameters.steps(args, SharedCounterFixed::step);
    Parameters.result(count);
  }

  private static synchronized void step(int worker, int step) {
    int seen = count;
    Work.units(1);
    count = seen + 1;
  }
}
