package dev.jay.runtime.forecast;

/**
 * How long strands compute between two operations: foreseen by what happened the last time after
 * the same few operations of a strand, whichever it was. An operation is known by its kind and by
 * the class of what it is about. How long a strand has computed is measured in trips round loops,
 * see Computing in the hooks, and kept in few coarse lengths, so that other inputs rarely change
 * what is foreseen. Short is what takes less than a hand-over of the turn.
 *
 * <p>What was seen is one table. It is made of the schedule and of what programs compute alone, and
 * only the holder of the turn touches it, at the end of an operation, so it is the same in every
 * run.
 */
public final class Computations {
  /** What is more makes no difference. */
  private static final int MOST = 1 << 24;

  /** Trips that take longer than a hand-over of the turn: the first length that is not short. */
  private static final int LONG_BITS = 12;

  /** A length is four times the one before. */
  private static final int LENGTH_BITS = 2;

  private static final int LONGEST = 6;
  private static final int HISTORIES = 1 << 14;

  /** How far the history moves with an operation: three of them are in it. */
  private static final int SHIFT = 5;

  private static final int SPREAD = 0x25D;

  /** By history: 0 if it is new, else one more than the length of what came after it last. */
  private final byte[] lengths = new byte[HISTORIES];

  /** What was computed, with some more. */
  public static int add(int computed, int trips) {
    return Math.min(computed, MOST) + Math.min(trips, MOST);
  }

  /** The length of a computation: 0 for short, and so on. */
  public static int lengthOf(int computed) {
    int bits = Integer.SIZE - Integer.numberOfLeadingZeros(computed) - LONG_BITS;
    return bits <= 0 ? 0 : Math.min((bits + LENGTH_BITS - 1) / LENGTH_BITS, LONGEST);
  }

  /** How many rounds of the others a computation of that length takes. */
  public static int rounds(int length) {
    return length == 0 ? 0 : 1 << LENGTH_BITS * (length - 1);
  }

  /** So much was computed after that history. */
  public void learn(int history, int computed) {
    byte seen = (byte) (lengthOf(computed) + 1);
    if (lengths[history] != seen) {
      lengths[history] = seen;
    }
  }

  /** The history of a strand that makes an operation on an object of the class of that number. */
  public static int history(int before, int kind, int classNumber) {
    int operation = kind + classNumber * SPREAD;
    return (before << SHIFT ^ operation ^ operation >>> SHIFT) & HISTORIES - 1;
  }

  /** The length of the computation that is to be expected after that history. */
  public int expectedAfter(int history) {
    return Math.max(0, lengths[history] - 1);
  }

  /** Whether what was computed after that history the last time was short. */
  public boolean wasShortAfter(int history) {
    return lengths[history] == 1;
  }
}
