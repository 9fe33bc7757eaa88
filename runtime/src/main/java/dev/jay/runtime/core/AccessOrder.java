package dev.jay.runtime.core;

/**
 * Brings a strand's racing accesses to their places while a hybrid schedule is followed. The
 * calling thread is the strand's.
 */
public abstract class AccessOrder {
  /** The strand is about to make the access at that place. */
  public abstract void before(int site);

  /** It has made it. */
  public abstract void after(int site);

  /** The strand has the turn for its next unit. */
  public abstract void unit();
}
