package dev.jay.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Something that comes into the order from outside: a strand that returns from a blocking call, or
 * what a thread that is not controlled did to one that is. Arrivals are pushed without a lock and
 * taken in by the next holder of the turn.
 */
final class Arrival {
  static final int RETURN = 0;
  static final int START = 1;
  static final int UNPARK = 2;
  static final int INTERRUPT = 3;
  static final int NOTIFY = 4;
  static final int NOTIFY_ALL = 5;

  final int what;
  final @Nullable Strand strand;
  final @Nullable Object object;
  @Nullable Arrival next;

  Arrival(int what, @Nullable Strand strand, @Nullable Object object) {
    this.what = what;
    this.strand = strand;
    this.object = object;
  }
}
