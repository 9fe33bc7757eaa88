package dev.jay.runtime.core;

import org.jspecify.annotations.Nullable;

/**
 * Where a strand stands in the order of {@link RoundRobin}, which alone uses these fields. They are
 * here, and not in an object of the policy's, because a hand-over needs them together with those of
 * {@link StrandLine}.
 */
abstract class ClockSeat extends StrandLine {
  long clock;
  int putOff; // rounds that it is put off by
  int owed; // rounds that it may still make up for after a wait
  int skipped; // rounds to leave out
  int stretch; // operations since it has the turn
  int history; // its last operations, for the forecast
  int computed; // how much since the last of them
  boolean hasKept; // the turn, at the end of that
  int overtime; // operations since it should have let another one go first
  @Nullable Strand orderNext;
  @Nullable Strand orderPrevious;

  ClockSeat(int id) {
    super(id);
  }
}
