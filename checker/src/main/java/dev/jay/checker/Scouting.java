package dev.jay.checker;

import dev.jay.runtime.Choice;
import dev.jay.runtime.RunLog;

/**
 * Exhaustive search with a look ahead. Depth first changes the end of a schedule long before its
 * beginning; in a space too large to be explored soon, a failure that many schedules have may stay
 * unseen. So after {@link #BEFORE} runs {@link #SCOUTS} random ones come in between, which count as
 * runs but not as schedules; then the search goes on where it was.
 */
final class Scouting implements Strategy {
  private static final long BEFORE = 200;
  private static final long SCOUTS = 300;

  private final Strategy search;
  private final Strategy scout;
  private Strategy current;

  Scouting(Strategy search, Strategy scout) {
    this.search = search;
    this.scout = scout;
    current = search;
  }

  @Override
  public boolean begin(long run) {
    current = run < BEFORE || run >= BEFORE + SCOUTS ? search : scout;
    return current.begin(run);
  }

  @Override
  public int choose(Choice choice) {
    return current.choose(choice);
  }

  @Override
  public void end(RunLog log) {
    current.end(log);
  }

  @Override
  public void restart() {
    search.restart();
    scout.restart();
  }

  @Override
  public boolean wasRedundant() {
    return current == scout || search.wasRedundant();
  }

  @Override
  public double estimate() {
    return search.estimate();
  }
}
