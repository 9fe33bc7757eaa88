package dev.jay.runtime.explore;

import dev.jay.trace.Kind;
import dev.jay.trace.Operation;
import java.util.Arrays;

/**
 * Something that a strand of a witnessed run does: an operation, or an access to plain memory. What
 * comes of it (a result, a value written) is put in when it is known.
 */
public final class Deed {
  /** The event that it belongs to. */
  public final int event;

  public final int strand;

  /** Kind and access, see {@link Operation}. */
  public final int what;

  /** What it is done to, as it is saved in files: the same in each run, but for numbers. */
  public final String target;

  /** The same as it is shown: with a number for the object. */
  public final String shown;

  /** The program's stack, the place first. */
  public final StackTraceElement[] stack;

  /** The call of the JDK's method with its arguments, or empty. */
  public String call = "";

  /** The value that was read, written or given back; empty if that is not known. */
  public String value = "";

  /** An access to plain memory at which no decision was made. */
  public boolean isPlain;

  /** It goes on after a wait because the time was up. */
  public boolean timesOut;

  /** It is done to an object that only the JDK knows. */
  public boolean isInside;

  /** The strand was about to do that when the run ended. */
  public boolean isPending;

  private int[] touches = {};

  public Deed(
      int event, int strand, int what, String target, String shown, StackTraceElement[] stack) {
    this.event = event;
    this.strand = strand;
    this.what = what;
    this.target = target;
    this.shown = shown;
    this.stack = stack;
  }

  /** What it touches. */
  public void touch(int location, int access) {
    touches = Arrays.copyOf(touches, touches.length + 1);
    touches[touches.length - 1] = location << Operation.ACCESS_BITS | access;
  }

  /** How many locations it touches. */
  public int touches() {
    return touches.length;
  }

  public int location(int i) {
    return touches[i] >>> Operation.ACCESS_BITS;
  }

  /** How it touches that location: one of {@link Operation}'s accesses. */
  public int access(int i) {
    return touches[i] & Operation.ACCESS;
  }

  public int kind() {
    return Operation.kind(what);
  }

  /** Whether it accesses a field, an element or the contents of an object. */
  public boolean isAccess() {
    return kind() == Kind.VOLATILE || kind() == Kind.READ || kind() == Kind.WRITE;
  }

  public boolean reads() {
    return Operation.access(what) == Operation.READ;
  }
}
