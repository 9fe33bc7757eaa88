package dev.jay.trace;

/**
 * The stream of a recording's order: what the policy decided, and what came in from outside, in one
 * sequence. A unit is a turn that a strand uses: for an operation, or to go on with one.
 *
 * <pre>
 *   entry    number n, whose two lowest bits say what it is and whose others are its value
 *     RUN      the strand; number: how many units it has in a row; byte: lowest 8 bits of the fingerprint after them
 *     FIRES    the strand whose timed wait has ended, between two units
 *     FIRES_WITHIN   the same, at the beginning of the unit under way
 *     EVENT    what happened, one of those below; number: 1 + strand, or 0 for none
 *   number   7 bits per byte, lowest first; the top bit says that more follow
 * </pre>
 */
public final class OrderCode {
  public static final int RUN = 0;
  public static final int FIRES = 1;
  public static final int FIRES_WITHIN = 2;
  public static final int EVENT = 3;

  /** Bits of an entry's first number that say what it is. */
  public static final int BITS = 2;

  // Events.

  /** A thread that is not controlled has started the strand. */
  public static final int STARTED = 0;

  /** A thread that is not controlled has given the strand its permit. */
  public static final int UNPARKED = 1;

  /** A thread that is not controlled has interrupted the strand. */
  public static final int INTERRUPTED = 2;

  /** A thread that is not controlled has ended the strand's wait for a monitor's notification. */
  public static final int NOTIFIED = 3;

  /** The schedule has ended. */
  public static final int CLOSED = 4;

  private OrderCode() {}
}
