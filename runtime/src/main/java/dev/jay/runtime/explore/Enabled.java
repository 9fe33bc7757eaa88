package dev.jay.runtime.explore;

import dev.jay.trace.Operation;

/** The strands of a run whose next operation can proceed, as an explorer gets to see them. */
final class Enabled implements Choice {
  final int[] strands = new int[Exploration.MOST_STRANDS]; // ascending
  int count;
  int current = -1;
  private final Exploration run;

  Enabled(Exploration run) {
    this.run = run;
  }

  @Override
  public int count() {
    return count;
  }

  @Override
  public int strand(int i) {
    return strands[i];
  }

  @Override
  public int current() {
    return current;
  }

  @Override
  public int kind(int strand) {
    return Operation.kind(run.strand(strand).what);
  }

  @Override
  public int location(int strand) {
    return run.strand(strand).location;
  }

  @Override
  public boolean reads(int strand) {
    return Operation.access(run.strand(strand).what) == Operation.READ;
  }

  @Override
  public StackTraceElement[] stack(int strand) {
    return run.strand(strand).stack;
  }

  @Override
  public String target(int strand) {
    return run.strand(strand).on;
  }

  @Override
  public int locations() {
    return run.locations.size();
  }

  @Override
  public RunLog log() {
    return run.log;
  }
}
