package dev.jay.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Decides who gets the next turn. Mechanism (turns, waits, time) is the {@link Scheduler}'s; a
 * policy only orders the strands that can run. Every method is called by the holder of the turn.
 */
interface Policy {
  /** {@code s}, which stands nowhere, can run again: it takes its place in the order. */
  void ready(Strand s);

  /** Takes out and returns the strand whose turn is next, or null when none can run. */
  @Nullable Strand next();

  /**
   * {@code s}, which has the turn, is about to compute for long: the others may make some {@code
   * rounds} operations each before they wait for it, and it may then make as many before it waits
   * for them.
   */
  void postpone(Strand s, int rounds);

  /** The same for good: {@code s} does not make up for the rounds. */
  void skip(Strand s, int rounds);

  /** {@code s}, which was next, has made its operation already, see {@link Lead}. */
  void passed(Strand s);

  /** Whether no strand stands in the order. */
  boolean isEmpty();

  /**
   * The holder {@code s} has ended an operation. True when it keeps the turn; otherwise it has
   * taken its place in the order and {@link #next} is to be asked.
   */
  boolean keeps(Strand s);
}
