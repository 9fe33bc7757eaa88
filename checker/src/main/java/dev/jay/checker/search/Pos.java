package dev.jay.checker.search;

import dev.jay.runtime.explore.Choice;
import dev.jay.runtime.explore.RunLog;
import dev.jay.trace.Operation;
import java.util.ArrayList;
import java.util.List;

/**
 * Partial order sampling (Yuan, Yang, Gu, CAV 2018): every pending operation has a random priority,
 * the highest goes, and then those that race with it draw anew. That makes the partial orders more
 * evenly likely than a random walk does.
 */
final class Pos implements Strategy {
  private final long seed;
  private final SplitMix64 random = new SplitMix64();
  private final List<Double> priorities = new ArrayList<>(); // by strand; negative: to be drawn

  Pos(long seed) {
    this.seed = seed;
  }

  @Override
  public boolean begin(long run) {
    random.seed(seed, run);
    priorities.clear();
    return true;
  }

  @Override
  public int choose(Choice choice) {
    int best = -1;
    for (int i = 0; i < choice.count(); i++) {
      int strand = choice.strand(i);
      while (strand >= priorities.size()) {
        priorities.add(-1.0);
      }
      if (priorities.get(strand) < 0) {
        priorities.set(strand, random.unit());
      }
      if (best < 0 || priorities.get(strand) > priorities.get(best)) {
        best = strand;
      }
    }
    for (int i = 0; i < choice.count(); i++) {
      int strand = choice.strand(i);
      if (strand == best || races(choice, strand, best)) {
        priorities.set(strand, -1.0);
      }
    }
    return best;
  }

  private static boolean races(Choice choice, int a, int b) {
    return choice.location(a) == choice.location(b)
        && Operation.depend(choice.access(a), choice.access(b));
  }

  @Override
  public void end(RunLog log) {}
}
