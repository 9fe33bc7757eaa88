package dev.jay.checker.differential;

import dev.jay.checker.search.Strategy;
import dev.jay.runtime.explore.Choice;
import dev.jay.runtime.explore.RunLog;
import java.util.ArrayList;
import java.util.List;

/** Brute force: depth first, every enabled strand at every decision. */
final class EveryChoice implements Strategy {
  private final List<Integer> chosen =
      new ArrayList<>(); // by decision, the place among the enabled
  private final List<Integer> counts = new ArrayList<>(); // how many were enabled there
  private int at;
  private boolean done;

  @Override
  public boolean begin(long run) {
    at = 0;
    return !done;
  }

  @Override
  public int choose(Choice choice) {
    if (at == chosen.size()) {
      chosen.add(0);
      counts.add(choice.count());
    }
    int place = chosen.get(at);
    if (counts.get(at) != choice.count()) {
      place = Math.min(place, choice.count() - 1);
    }
    at++;
    return choice.strand(place);
  }

  @Override
  public void end(RunLog log) {
    while (chosen.size() > at) {
      removeLast();
    }
    while (!chosen.isEmpty()) {
      int last = chosen.size() - 1;
      if (chosen.get(last) + 1 < counts.get(last)) {
        chosen.set(last, chosen.get(last) + 1);
        return;
      }
      removeLast();
    }
    done = true;
  }

  private void removeLast() {
    chosen.remove(chosen.size() - 1);
    counts.remove(counts.size() - 1);
  }
}
