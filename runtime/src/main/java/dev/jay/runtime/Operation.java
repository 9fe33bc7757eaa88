package dev.jay.runtime;

/**
 * What a hook says of an operation beside its kind, in the bits above it: how it touches its
 * target, and what it has to wait for. Only an exploring scheduler looks at these bits, and only
 * code that was instrumented for checking has them.
 *
 * <pre>
 *   bits 0-5   kind
 *   bits 6-7   access: write, read, acquire, release
 *   bits 8-11  gate: what must hold before the operation can proceed
 * </pre>
 */
public final class Operation {
  /** Changes its target, as far as one can tell. */
  public static final int WRITE = 0;

  /** Only looks at it; two reads of one target can change places. */
  public static final int READ = 1;

  /** Takes it, and could not have begun while another strand had it. */
  public static final int ACQUIRE = 2;

  /** Gives it back. */
  public static final int RELEASE = 3;

  static final int KIND = 63;
  static final int ACCESS_SHIFT = 6;
  static final int GATE_SHIFT = 8;

  private Operation() {}

  /** All three in one number. */
  public static int of(int kind, int access, int gate) {
    return kind | access << ACCESS_SHIFT | gate << GATE_SHIFT;
  }

  static int kind(int what) {
    return what & KIND;
  }

  static int access(int what) {
    return what >>> ACCESS_SHIFT & 3;
  }

  static int gate(int what) {
    return what >>> GATE_SHIFT & 15;
  }
}
