package dev.jay.checker;

/** The strategies by name. */
final class Strategies {
  private Strategies() {}

  static Strategy make(CheckOptions options, long seed) {
    switch (options.strategy()) {
      case "dpor":
        return new Dpor(options.preemptions());
      default:
        return new RandomWalk(seed);
    }
  }
}
