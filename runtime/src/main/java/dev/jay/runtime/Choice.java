package dev.jay.runtime;

/** What an {@link Explorer} sees when it is asked. One object serves a whole run. */
public final class Choice {
  final int[] enabled = new int[Exploration.MOST_STRANDS];
  int count;
  int current = -1;
  private final Exploration run;

  Choice(Exploration run) {
    this.run = run;
  }

  /** How many strands could go on. */
  public int count() {
    return count;
  }

  /** The i-th of them; ascending. */
  public int strand(int i) {
    return enabled[i];
  }

  public boolean isEnabled(int strand) {
    for (int i = 0; i < count; i++) {
      if (enabled[i] == strand) {
        return true;
      }
    }
    return false;
  }

  /** The strand of the last event, or -1 at the beginning. */
  public int current() {
    return current;
  }

  /** The number of the event that is to be decided on. */
  public int event() {
    return run.log.size();
  }

  /** The kind of the operation that a strand is about to make. */
  public int kind(int strand) {
    return Operation.kind(run.course(strand).what);
  }

  /** What it is about to touch first, as far as that is known; else the global location. */
  public int location(int strand) {
    return run.course(strand).location;
  }

  public boolean reads(int strand) {
    return Operation.access(run.course(strand).what) == Operation.READ;
  }

  /** How many locations there are so far. Later ones have numbers that depend on the schedule. */
  public int locations() {
    return run.locations.size();
  }

  public RunLog log() {
    return run.log;
  }
}
