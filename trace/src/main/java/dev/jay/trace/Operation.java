package dev.jay.trace;

/**
 * What a hook says of an operation beside its kind, in the bits above it: how it touches its
 * target, and what it has to wait for. Only an exploring scheduler looks at these bits, and only
 * code that was instrumented for checking has them.
 *
 * <pre>
 *   bits 0-5   kind
 *   bits 6-8   access: write, read, acquire, release, await
 *   bits 9-12  gate: what must hold before the operation can proceed, see Guards
 * </pre>
 */
public final class Operation {
  /** Changes its target, as far as one can tell. */
  public static final int WRITE = 0;

  /** Only looks at it; two reads of one target can change places. */
  public static final int READ = 1;

  /** Takes it, and could not have begun while another strand had it. */
  public static final int ACQUIRE = 2;

  /** Gives it back, or counts towards it; two releases can change places. */
  public static final int RELEASE = 3;

  /** Only looks, but could not have begun before it was given free. */
  public static final int AWAIT = 4;

  /** In place of a part of the target: the object as a monitor. */
  public static final int MONITOR = -1;

  /** The object as a synchronizer, atomic, queue or collection; a thread's state. */
  public static final int STATE = -2;

  /** All that a collection of java.util contains. */
  public static final int CONTENTS = -3;

  /** What operations of that kind are about: one of the above. */
  public static final int WHOLE = -4;

  /** The operation in the middle of which the strand gave up its turn goes on. */
  public static final int AGAIN = -5;

  public static final int KIND = 63;
  public static final int ACCESS = 7;
  public static final int ACCESS_SHIFT = 6;
  public static final int ACCESS_BITS = 3;
  public static final int GATE_SHIFT = 9;

  private Operation() {}

  /** All three in one number. */
  public static int of(int kind, int access, int gate) {
    return kind | access << ACCESS_SHIFT | gate << GATE_SHIFT;
  }

  public static int kind(int what) {
    return what & KIND;
  }

  public static int access(int what) {
    return what >>> ACCESS_SHIFT & ACCESS;
  }

  /** Whether an access leaves its target as it is. */
  public static boolean looks(int access) {
    return access == READ || access == AWAIT;
  }

  /** Whether two accesses to one target cannot change places without somebody seeing it. */
  public static boolean depend(int a, int b) {
    return looks(a) ? !looks(b) : a != RELEASE || b != RELEASE;
  }

  /** Whether an access depends on every other. */
  public static boolean dependsOnAll(int access) {
    return access == WRITE || access == ACQUIRE;
  }

  /** Whether an access {@code a} could not have come before {@code b}. */
  public static boolean waitsFor(int a, int b) {
    return (a == ACQUIRE || a == AWAIT) && b == RELEASE;
  }

  public static int gate(int what) {
    return what >>> GATE_SHIFT & 15;
  }
}
