package dev.jay.runtime.core;

import org.jspecify.annotations.Nullable;

/**
 * Sees accesses to plain memory, in code that was instrumented for it. The calling thread is the
 * strand's, and may come at any time.
 */
public interface MemoryObserver {
  /**
   * A plain access to a field of {@code o}, to a static one if it is null, or to the element of an
   * array that {@code part} is the index of.
   *
   * @param racy whether it has raced before
   * @param name what races is named by: the field, or the place of the array access
   */
  void access(
      Strand s, @Nullable Object o, int part, boolean write, boolean racy, int name, int site);

  /** Whether {@code s} reads without order from here on, and will see how that went. */
  void readOptimistically(Strand s, boolean value);
}
