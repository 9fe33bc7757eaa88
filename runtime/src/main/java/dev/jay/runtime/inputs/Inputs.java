package dev.jay.runtime.inputs;

/**
 * Everything that enters a sphere and is not its program's own doing. Each sphere has one; whoever
 * wants to fix, log or inject what enters puts another one in its place.
 */
public interface Inputs {
  /** What the clocks show. */
  Clock clock();

  /** Where random numbers begin. */
  SeedSource seeds();

  /**
   * How many processors java.util.concurrent sees: a fixed number, so that pools have as many
   * workers, and parallel streams as many pieces, on every machine. With {@code --cpus} the program
   * sees that number too.
   */
  int processors();

  /** Logical time that begins now, real seeds, four processors. */
  static Inputs standard() {
    return new GivenInputs(LogicalClock.fromNow(), SeedSource.REAL, GivenInputs.PROCESSORS);
  }
}
