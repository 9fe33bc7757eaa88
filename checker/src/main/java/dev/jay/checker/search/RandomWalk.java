package dev.jay.checker.search;

import dev.jay.runtime.explore.Choice;
import dev.jay.runtime.explore.RunLog;

/** Random walk: at every decision each enabled strand is as likely as the others. */
final class RandomWalk implements Strategy {
  private final long seed;
  private final SplitMix64 random = new SplitMix64();

  RandomWalk(long seed) {
    this.seed = seed;
  }

  @Override
  public boolean begin(long run) {
    random.seed(seed, run);
    return true;
  }

  @Override
  public int choose(Choice choice) {
    return choice.strand(random.below(choice.count()));
  }

  @Override
  public void end(RunLog log) {}
}
