package dev.jay.checker;

import dev.jay.runtime.explore.Choice;
import dev.jay.runtime.explore.RunLog;

/** At every point one of the enabled strands, each as likely as the others. */
final class RandomWalk implements Strategy {
  private final long seed;
  private final Dice dice = new Dice();

  RandomWalk(long seed) {
    this.seed = seed;
  }

  @Override
  public boolean begin(long run) {
    dice.seed(seed, run);
    return true;
  }

  @Override
  public int choose(Choice choice) {
    return choice.strand(dice.below(choice.count()));
  }

  @Override
  public void end(RunLog log) {}
}
