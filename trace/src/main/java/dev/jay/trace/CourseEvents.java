package dev.jay.trace;

import java.io.IOException;

/**
 * What happened in a run, in the order in which it happened: the course of the run, from which a
 * simulator can tell how long other schedules would have taken. {@link CourseWriter} writes it down
 * and {@link CourseReader} tells it again.
 */
public interface CourseEvents {
  /** Where a strand waits: to enter a monitor that another one has. */
  int FOR_MONITOR = 0;

  /** To be notified. */
  int FOR_NOTIFY = 1;

  /** Parked. */
  int PARKED = 2;

  /** For a time to pass, and nothing else. */
  int ASLEEP = 3;

  /** For the end of another strand, or whatever else there is. */
  int FOR_OTHERS = 4;

  /** Why a strand goes on: the strand whose step began last has done something. */
  int BY_STRAND = 0;

  /** Its time is up. */
  int BY_TIME = 1;

  /** Something outside of the order has happened. */
  int FROM_OUTSIDE = 2;

  /** A strand begins a step: an operation, or it goes on with one in which it gave up the turn. */
  void begins(CourseStep step) throws IOException;

  /** The strand's step has ended; it took so many nanoseconds with the turn. */
  void ends(int strand, int flags, long nanos) throws IOException;

  /**
   * In place of that: it waits from here on; {@code where} is one of the above. 0 for no timeout.
   */
  void waits(int strand, int where, long nanos, long timeout) throws IOException;

  /** In place of that: the strand has come to its end. */
  void exits(int strand, long nanos) throws IOException;

  /** That strand's wait ends. */
  void wakes(int strand, int cause) throws IOException;

  /** That strand has been started. */
  void starts(int strand, int cause) throws IOException;

  /** An object of that strand's own is wanted: the step goes on when the owner rests. */
  void asks(int owner) throws IOException;
}
