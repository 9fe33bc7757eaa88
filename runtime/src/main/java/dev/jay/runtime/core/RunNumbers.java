package dev.jay.runtime.core;

import org.jspecify.annotations.Nullable;

/**
 * What the JDK keeps one of for the whole JVM, and a sphere that runs a program again and again
 * must have one of for itself: numbers of threads, the common pool. The holder of the turn touches
 * it.
 */
public final class RunNumbers {
  /** Threads made and named so far. */
  public int threadsMade;

  public int threadsNamed;

  /** The sphere's own common pool, once it was asked for. */
  public @Nullable Object commonPool;

  /** The sphere's own thread for timeouts, once it was asked for. */
  public @Nullable Object delayer;
}
