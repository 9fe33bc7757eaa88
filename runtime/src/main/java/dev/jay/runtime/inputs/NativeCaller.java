package dev.jay.runtime.inputs;

import org.jspecify.annotations.Nullable;

/**
 * Calls one method of the JDK's, which may be private, with arguments from an array. The classes
 * below are made at run time, see {@link CallerClass}.
 */
public abstract class NativeCaller {
  /** The receiver comes first; null is the result of a method without one. */
  public abstract @Nullable Object call(@Nullable Object[] arguments) throws Throwable;
}
