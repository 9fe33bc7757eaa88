package dev.jay.bench.simulate;

/**
 * What things cost, in nanoseconds.
 *
 * @param operation an operation on a shared object, for who has the turn
 * @param handOver from the end of one strand's turn to the next one's first step, if that rests
 * @param leased a read by a lease
 * @param clock reading the clock, which stands twice in each step that was measured
 */
public record Costs(long operation, long handOver, long leased, long clock) {
  /** As measured, see docs/speed.md. */
  public static final Costs MEASURED = new Costs(30, 3_000, 5, 25);

  /** None at all: for records that were made by hand. */
  public static final Costs NONE = new Costs(0, 0, 0, 0);

  /** What the program itself did in so many nanoseconds that were measured. */
  long own(long measured) {
    return Math.max(0, measured - clock - operation / 2);
  }
}
