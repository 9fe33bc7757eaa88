package dev.jay.runtime.core;

/**
 * What a policy that goes in rounds can be told of long computations, so that the others need not
 * wait for whoever computes. None of it changes what the program computes. The holder of the turn
 * calls all of this.
 */
public interface Rounds {
  /**
   * {@code s}, which has the turn, is about to compute for long: the others may make some {@code
   * rounds} operations each before they wait for it, and it may then make as many before it waits
   * for them.
   */
  void postpone(Strand s, int rounds);

  /** Whether {@code s} has not had its turn since it was put off: it computes. */
  boolean isPutOff(Strand s);

  /**
   * {@code s}, whose turn it is, makes an empty turn: it has used its own objects only, see {@link
   * RunAhead}. True when the turn goes on; false when there is nobody else.
   */
  boolean emptyTurn(Strand s);

  /** Whether empty turns may be made before their turn comes, see {@link RunAhead}. */
  boolean letsRunAhead();

  /** {@code s} gives up the turn for others to do something. */
  void yields(Strand s);

  /**
   * {@code s} has computed, or is about to compute, between two operations, for as long as so many
   * trips round a loop take. True if it has the turn since the last operation and had better give
   * it up now, with {@link #emptyTurn}.
   */
  boolean computes(Strand s, int trips);

  /** For how many trips it has computed since its last operation. */
  int computed(Strand s);

  /** How many rounds it leaves out at the end of the operation under way. */
  int skips(Strand s);

  /** {@code s} has started another strand in the operation under way. */
  void startsAnother(Strand s);

  /** {@code s} is about to call a function of the program in the middle of an operation. */
  void beginsFunction(Strand s);

  /** {@code s}, a worker of ForkJoin, is about to run a task. */
  void beginsTask(Strand s);

  /** It has run it. */
  void endsTask(Strand s);

  /** It has forked another task. */
  void forks(Strand s);
}
