package dev.jay.analysis.learn;

import dev.jay.analysis.Trace;

/** What one strand executes between two of its units; its logical clock (PEREGRINE §3.1). */
record Region(int strand, int unit) {
  /** Whether the schedule leaves the order of the two open. */
  boolean isConcurrent(Region other, Trace trace) {
    return strand != other.strand
        && begin(trace) < other.end(trace)
        && other.begin(trace) < end(trace);
  }

  private int begin(Trace trace) {
    return unit == 0 ? trace.beginning(strand) : trace.position(strand, unit - 1);
  }

  private int end(Trace trace) {
    return trace.position(strand, unit);
  }
}
