package dev.jay.runtime.explore;

import dev.jay.runtime.core.Monitor;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.WaitQueue;
import dev.jay.trace.Operation;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The strands of a run whose next operation can proceed, as an explorer gets to see them. */
final class Enabled implements Choice {
  final int[] strands = new int[Exploration.MOST_STRANDS]; // ascending
  int count;
  int current = -1;
  boolean fork;
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
    Monitor.Entry entry = entry(strand);
    return entry == null
        ? run.strand(strand).location
        : run.locations.of(entry.monitor().object(), Operation.MONITOR);
  }

  @Override
  public int access(int strand) {
    if (entry(strand) != null) {
      return Operation.ACQUIRE;
    }
    ExploredStrand c = run.strand(strand);
    int access = Effects.access(run, c.strand, c.what, c.target);
    return access == Effects.NONE ? Operation.WRITE : access;
  }

  /** Where a strand waits that takes a monitor again after a wait; null if it does not. */
  private Monitor.@Nullable Entry entry(int strand) {
    WaitQueue queue = run.strand(strand).strand.wait.queue;
    return queue instanceof Monitor.Entry ? (Monitor.Entry) queue : null;
  }

  @Override
  public boolean isFork() {
    return fork;
  }

  @Override
  public int[] blocked() {
    int[] blocked = new int[run.strandCount()];
    int n = 0;
    for (int id = 0; id < blocked.length; id++) {
      if (!isEnabled(id) && isBeforeAnOperation(id)) {
        blocked[n++] = id;
      }
    }
    return Arrays.copyOf(blocked, n);
  }

  private boolean isBeforeAnOperation(int id) {
    ExploredStrand c = run.strand(id);
    int phase = c.strand.phase;
    return !c.ended && (phase == Strand.RUNNING || phase == Strand.TURN || entry(id) != null);
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
