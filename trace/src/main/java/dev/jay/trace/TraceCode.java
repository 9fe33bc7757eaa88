package dev.jay.trace;

/**
 * The streams that an execution trace has beside those of a recording, see {@link RecordingWriter}.
 * Numbers have 7 bits per byte, lowest first; the top bit says that more follow.
 *
 * <p><b>Sites</b>, stream {@link RecordingWriter#SITES}: the texts that numbers stand for, the
 * first has number 0. Each is a number, its length in bytes, and UTF-8. They come in any case
 * before the pieces in which they are used. See {@link Site}.
 *
 * <p><b>Operations</b>, stream {@link RecordingWriter#OPERATIONS}: what happened with the turn, in
 * the order of the schedule. A unit is a turn that a strand uses, as in {@link OrderCode}.
 *
 * <pre>
 *   entry    number n, whose three lowest bits say what it is and whose others are a strand
 *     OPERATION  a unit; byte: kind; number: target
 *     REGAINS    a unit that goes on with an operation
 *     WAKES      the strand's wait was ended by who made the last unit
 *     STARTS     the strand was started by who made the last unit; number: its thread, as a target
 *     ENDS       the strand has ended, by its last unit
 *   target   0 for none, else the object
 * </pre>
 *
 * <p><b>Memory</b>, stream {@link RecordingWriter#memory}, one for each strand: what it executed,
 * in its program order.
 *
 * <pre>
 *   entry    number n, whose three lowest bits say what it is and whose others are a site
 *     UNIT       the strand's next unit; no site
 *     BLOCK      a basic block begins
 *     READ       an access to a field, an element of an array, or what a collection contains
 *     WRITE
 *     SILENT     a write of the value that was there already
 *     ENTER      a method begins
 *     VALUE      a value that the program got; instead of a site, its type
 *     STACK      the stack of the access that follows; instead of a site, the text of its frames
 *   after an access
 *     number   the object; of a static field, its class
 *     number   the index, for an element alone
 *     number   how many accesses others made to objects of the same stripe since this strand's last
 *   after a value
 *     number   INT, LONG: the value, its sign in the lowest bit; FLOAT: its bits; DOUBLE: its bits,
 *              lowest first; OBJECT: the object, 0 for null; NOTHING: 0, behind a call that has no result;
 *              TEXT: a length, and as many numbers, a char each: the string that the next value refers to
 * </pre>
 *
 * <p>Values are written if they were asked for: the parameters of a method behind its beginning,
 * {@code this} first, but not of a constructor; behind each field, element, array length or result
 * of a call that was read, what it was; behind the constructor of a new object that is used, and
 * behind a new array, the object. Of strings that come from outside ({@link InputCalls}) the text
 * is told, too. An instruction that throws has none. Who executes the blocks again thus knows all
 * that comes from memory and from code that is not traced.
 *
 * <p>Stacks are for people, and of a few accesses alone: of a strand's first one at each place, and
 * of its first ones there to a stripe that another strand has used since. The text, among those of
 * sites, has a line for each frame, the innermost first.
 *
 * <p>Objects are numbered from 1 in the order in which they are first met. Accesses to objects of
 * one stripe, which are those whose numbers are equal modulo {@link #STRIPES}, come one after the
 * other; the last number is what it takes to bring them into their real order again: each strand's
 * first stamp on a stripe is that number, each other one is its last stamp on it plus one plus that
 * number.
 */
public final class TraceCode {
  /** Bits of an entry's first number that say what it is. */
  public static final int BITS = 3;

  public static final int MASK = (1 << BITS) - 1;

  // Operations.

  public static final int OPERATION = 0;
  public static final int REGAINS = 1;
  public static final int WAKES = 2;
  public static final int STARTS = 3;
  public static final int ENDS = 4;

  // Memory.

  public static final int UNIT = 0;
  public static final int BLOCK = 1;
  public static final int READ = 2;
  public static final int WRITE = 3;
  public static final int SILENT = 4;
  public static final int VALUE = 5;
  public static final int ENTER = 6;
  public static final int STACK = 7;

  // Types of values.

  public static final int INT = 0;
  public static final int LONG = 1;
  public static final int FLOAT = 2;
  public static final int DOUBLE = 3;
  public static final int OBJECT = 4;
  public static final int NOTHING = 5;
  public static final int TEXT = 6;

  /** Longer strings are not told. */
  public static final int LONGEST_TEXT = 1000;

  /** A power of two. */
  public static final int STRIPES = 1 << 10;

  private TraceCode() {}

  /** A number with a sign as one without: small ones stay small. */
  public static long folded(long value) {
    return value << 1 ^ value >> 63;
  }

  /** The number that was folded. */
  public static long unfolded(long number) {
    return number >>> 1 ^ -(number & 1);
  }
}
