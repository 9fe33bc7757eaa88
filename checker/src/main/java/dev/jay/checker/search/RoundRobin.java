package dev.jay.checker.search;

import dev.jay.runtime.explore.Choice;
import dev.jay.runtime.explore.RunLog;

/** Round-robin: after each event the next enabled strand by number goes. Every run is the same. */
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
