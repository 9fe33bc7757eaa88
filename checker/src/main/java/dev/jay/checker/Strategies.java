package dev.jay.checker;

/** The strategies by name. */
final class Strategies {
  private Strategies() {}

  static Strategy make(CheckOptions options, long seed) {
    switch (options.strategy()) {
      case "round-robin":
        return new RoundRobin();
      case "dpor":
        return new Scouting(new Dpor(options.preemptions()), new RandomWalk(seed));
      case "pct":
        return new Pct(seed, options.depth());
      case "pos":
        return new Pos(seed);
      case "surw":
        return new Surw(seed);
      default:
        return new RandomWalk(seed);
    }
  }
}
