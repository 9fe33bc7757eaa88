package dev.jay.runtime.core;

import org.jspecify.annotations.Nullable;

/**
 * Sees what calls at some places give back to a strand that follows a schedule of a cache. The
 * calling thread is the strand's.
 */
public abstract class InputWatch {
  /** A call at that place has returned; whether its result is asked for. */
  public abstract boolean asksFor(int site);

  /** The result that was asked for: a number, a text, or another object; null is one, too. */
  public abstract void arrived(@Nullable Object value);
}
