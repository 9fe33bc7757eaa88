package dev.jay.checker.search;

/** The strategies that draw, by name. */
public final class Strategies {
  private Strategies() {}

  public static Strategy make(String name, long seed, int depth) {
    switch (name) {
      case "round-robin":
        return new RoundRobin();
      case "pct":
        return new Pct(seed, depth);
      case "pos":
        return new Pos(seed);
      case "surw":
        return new Surw(seed);
      case "kinds":
        return new Kinds(seed);
      default:
        return new RandomWalk(seed);
    }
  }
}
