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
 * @param trips how many trips round loops a computation has, at least, that counts as long
 */
public record Rules(
    String name, int length, boolean weights, boolean leases, boolean hints, int trips) {
  /** Jay's own, see Computations. */
  static final int LONG_TRIPS = 1 << 12;

  /** Whoever comes goes on, as under plain java. */
  public static final Rules FREE = new Rules("no order", 0, false, false, false, LONG_TRIPS);

  /** PARROT's rounds, as {@code --rounds} makes them. */
  public static final Rules ROUNDS = new Rules("rounds", 1, false, true, false, LONG_TRIPS);

  /** Stretches of that many operations, as Jay makes them. */
  public static Rules stretches(int length) {
    return new Rules(Integer.toString(length), length, true, true, false, LONG_TRIPS);
  }

  Rules withoutLeases() {
    return new Rules(name + " without leases", length, weights, false, hints, trips);
  }

  Rules withoutWeights() {
    return new Rules(name + " without weights", length, false, leases, hints, trips);
  }

  Rules withHints() {
    return new Rules(name + " with hints", length, weights, leases, true, trips);
  }

  Rules withTrips(int other) {
    return new Rules(name + ", " + other + " trips", length, weights, leases, hints, other);
  }

  boolean isFree() {
    return length == 0;
  }

  /** So many trips, as Jay would count them if it took other ones for long. */
  int scaled(int counted) {
    return (int) Math.min(Integer.MAX_VALUE, (long) counted * LONG_TRIPS / trips);
  }
}
