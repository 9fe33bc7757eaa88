package dev.jay.runtime.inputs;

import jdk.internal.misc.VM;

/** What clocks show when the sphere's logical time is {@code logical}, in nanoseconds. */
public interface Clock {
  /** The system's own, whatever the logical time: for threads of no sphere. */
  Clock REAL = new Real();

  /** As System.nanoTime. */
  long nanoTime(long logical);

  /** As System.currentTimeMillis. */
  long currentTimeMillis(long logical);

  /** As VM.getNanoTimeAdjustment: nanoseconds since {@code offset} seconds of the epoch. */
  long nanoTimeAdjustment(long offset, long logical);

  /** The clock for threads of no sphere, which share what they do with those that see this one. */
  default Clock outside() {
    return REAL;
  }

  /** The system's clock. */
  final class Real implements Clock {
    private Real() {}

    @Override
    public long nanoTime(long logical) {
      return System.nanoTime();
    }

    @Override
    public long currentTimeMillis(long logical) {
      return System.currentTimeMillis();
    }

    @Override
    public long nanoTimeAdjustment(long offset, long logical) {
      return VM.getNanoTimeAdjustment(offset);
    }
  }
}
