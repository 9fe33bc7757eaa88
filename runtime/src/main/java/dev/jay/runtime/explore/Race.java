package dev.jay.runtime.explore;

/** Two accesses to the same plain memory, at least one a write, that nothing orders. */
public final class Race {
  /**
   * The field, or the place of an access to an array or the contents of an object, by its number in
   * Sites.
   */
  public final int name;

  /** What raced, in words. */
  public final String what;

  public final int first;
  public final int firstSite;
  public final boolean firstWrites;
  public final int second;
  public final int secondSite;
  public final boolean secondWrites;
  private final String stacks;

  Race(
      int name,
      String what,
      int first,
      int firstSite,
      boolean firstWrites,
      int second,
      int secondSite,
      boolean secondWrites,
      String stacks) {
    this.name = name;
    this.what = what;
    this.first = first;
    this.firstSite = firstSite;
    this.firstWrites = firstWrites;
    this.second = second;
    this.secondSite = secondSite;
    this.secondWrites = secondWrites;
    this.stacks = stacks;
  }

  /** Both strands and their stacks, in lines, if the run was asked to look for this race. */
  public String stacks() {
    return stacks;
  }
}
