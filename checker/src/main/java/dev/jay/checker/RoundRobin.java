package dev.jay.checker;

import dev.jay.runtime.explore.Choice;
import dev.jay.runtime.explore.RunLog;

/** After each event the next strand in the order of their numbers: every run is the same. */
final class RoundRobin implements Strategy {
  @Override
  public boolean begin(long run) {
    return true;
  }

  @Override
  public int choose(Choice choice) {
    for (int i = 0; i < choice.count(); i++) {
      if (choice.strand(i) > choice.current()) {
        return choice.strand(i);
      }
    }
    return choice.strand(0);
  }

  @Override
  public void end(RunLog log) {}
}
