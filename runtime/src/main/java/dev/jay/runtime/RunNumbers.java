package dev.jay.runtime;

import org.jspecify.annotations.Nullable;

/**
 * What the JDK keeps one of for the whole JVM, and a sphere that runs a program again and again
 * must have one of for itself: numbers of threads, the common pool. The holder of the turn touches
 * it.
 */
final class RunNumbers {
  /** Threads made and named so far. */
  int threadsMade;

  int threadsNamed;

  /** The sphere's own common pool, once it was asked for. */
  @Nullable Object commonPool;

  /** The sphere's own thread for timeouts, once it was asked for. */
  @Nullable Object delayer;
}
