package dev.jay.runtime.core;

import org.jspecify.annotations.Nullable;

/**
 * Sees the program's calls of the JDK's methods, with arguments and results. The calling thread is
 * the strand's.
 */
public abstract class CallObserver {
  /**
   * Whether anybody is to be told. The hooks are in the way of every run of a check, and few runs
   * are looked at so closely. It changes between runs only.
   */
  public static boolean wanted;

  /** A call of {@code method} at that site begins. */
  public abstract void begins(Strand s, int site, String method);

  /** Its next argument. */
  public abstract void argument(Strand s, @Nullable Object value);

  /** It has returned {@code result}; nothing if {@code isVoid}. */
  public abstract void returns(Strand s, int site, @Nullable Object result, boolean isVoid);
}
