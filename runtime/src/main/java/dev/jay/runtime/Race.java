package dev.jay.runtime;

/** Two accesses to the same plain memory, at least one a write, that nothing orders. */
public final class Race {
  /** The field, or the place of an array access, by its number in {@link Sites}. */
  public final int name;

  public final int first;
  public final int firstSite;
  public final boolean firstWrites;
  public final int second;
  public final int secondSite;
  public final boolean secondWrites;

  Race(
      int name,
      int first,
      int firstSite,
      boolean firstWrites,
      int second,
      int secondSite,
      boolean secondWrites) {
    this.name = name;
    this.first = first;
    this.firstSite = firstSite;
    this.firstWrites = firstWrites;
    this.second = second;
    this.secondSite = secondSite;
    this.secondWrites = secondWrites;
  }
}
