package dev.jay.cli;

/** The exit codes of Jay itself; every other code is the program's own. */
public final class ExitCode {
  public static final int OK = 0;

  /** {@code jay doctor} found something that keeps Jay from working. */
  public static final int PROBLEM = 1;

  /** Wrong usage: an unknown option, nothing to run, an unsuitable JDK. */
  public static final int USAGE = 64;

  /** A bad, foreign or newer file. */
  public static final int BAD_FILE = 65;

  /** A bug in Jay, or Jay could not be built. */
  public static final int BUG = 70;

  /** Every thread waits for another one. */
  public static final int DEADLOCK = 101;

  /** A replay met something else than was recorded. */
  public static final int DIVERGENCE = 102;

  /** A check found a failure. */
  public static final int CHECK_FAILED = 103;

  /** The turn was stuck on something outside. */
  public static final int STUCK_OUTSIDE = 104;

  /** A check found nothing, but has not explored everything. */
  public static final int BOUNDED = 105;

  private ExitCode() {}
}
