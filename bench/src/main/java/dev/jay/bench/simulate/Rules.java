package dev.jay.bench.simulate;

/**
 * Under which rules a run is simulated.
 *
 * @param name as tables show it
 * @param length how many operations in a row a strand makes; 1 for PARROT's rounds, 0 for no order
 * @param weights whether long computations are foreseen
 * @param leases whether objects that are only read take no turn
 * @param hints whether it is known after each operation how long the strand computes: more than any
 *     file of hints could tell
 */
public record Rules(String name, int length, boolean weights, boolean leases, boolean hints) {
  /** Whoever comes goes on, as under plain java. */
  public static final Rules FREE = new Rules("no order", 0, false, false, false);

  public static final Rules ROUNDS = new Rules("rounds", 1, false, true, false);

  /** Stretches of that many operations, as Jay makes them. */
  public static Rules stretches(int length) {
    return new Rules(Integer.toString(length), length, true, true, false);
  }

  Rules without(String what) {
    return new Rules(
        name + " without " + what,
        length,
        weights && !what.equals("weights"),
        leases && !what.equals("leases"),
        hints);
  }

  Rules withHints() {
    return new Rules(name + " with hints", length, weights, leases, true);
  }

  boolean isFree() {
    return length == 0;
  }
}
