package dev.jay.runtime.core;

import org.jspecify.annotations.Nullable;

/**
 * What a strand executes is told to this while its program is traced, see {@link
 * dev.jay.trace.TraceCode}. The calling thread is the strand's.
 */
public abstract class AccessTrace {
  /** A basic block begins. */
  public abstract void block(int site);

  /** A method begins. */
  public abstract void enter(int site);

  /** The program got a value, of a type of TraceCode's, as it is written there. */
  public abstract void value(int type, long number);

  /** The string that the program is about to get has that text. */
  public abstract void text(String text);

  /** The program got a reference. */
  public abstract void reference(@Nullable Object o);

  /** The strand is about to access {@code o}; {@link #end} follows, unless it throws. */
  public abstract void begin(Object o, int index, int site);

  /** It has: {@code what} is one of TraceCode's accesses. */
  public abstract void end(int what);

  /** The write that has begun leaves the value as it is. */
  public abstract void isSilent();

  /**
   * The strand is about to call a method on the collection {@code o}, or on nothing of the kind.
   */
  public abstract void beginCall(Object o, int site, int what);

  /** A call that is none on a collection; {@link #endCall} follows it too. */
  public abstract void beginOtherCall();

  public abstract void endCall();

  /** The strand has the turn for its next unit. */
  public abstract void unit();
}
