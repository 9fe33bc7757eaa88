package dev.jay.runtime;

/**
 * How many processors java.util.concurrent sees: a fixed number, so that pools have as many
 * workers, and parallel streams as many pieces, on every machine. With {@code --cpus} the program
 * sees that number too.
 */
public final class Cpus {
  private static volatile int number = 4;

  private Cpus() {}

  /** The number that was asked for; the agent says it before the program begins. */
  public static void give(int cpus) {
    number = cpus;
  }

  /** In place of {@code Runtime.availableProcessors}. */
  public static int number(Runtime runtime) {
    return number;
  }
}
