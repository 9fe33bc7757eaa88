package dev.jay.checker.search;

import dev.jay.runtime.explore.Choice;
import dev.jay.runtime.explore.RunLog;
import dev.jay.trace.Kind;

/**
 * Draws among the different next operations, and then among the strands that are about to make the
 * one drawn. So of a hundred strands one that does something else goes as often as all those
 * together that do the same. Two operations are the same if they are of one kind and touch one
 * location in one way. In three runs of four the first strand goes on while it can, and those that
 * it starts begin at once; so all of them are there when the first of them goes on.
 */
final class Kinds implements Strategy {
  private final long seed;
  private final SplitMix64 random = new SplitMix64();
  private long[] operations = new long[64]; // different ones, of the enabled strands
  private boolean beginsAtOnce;

  Kinds(long seed) {
    this.seed = seed;
  }

  @Override
  public boolean begin(long run) {
    random.seed(seed, run);
    beginsAtOnce = random.below(4) > 0;
    return true;
  }

  @Override
  public int choose(Choice choice) {
    if (operations.length < choice.count()) {
      operations = new long[2 * choice.count()];
    }
    if (beginsAtOnce && choice.isEnabled(0)) {
      return 0;
    }
    int different = 0;
    for (int i = 0; i < choice.count(); i++) {
      if (beginsAtOnce && choice.kind(choice.strand(i)) == Kind.BEGIN) {
        return choice.strand(i);
      }
      long operation = operation(choice, choice.strand(i));
      int k = 0;
      while (k < different && operations[k] != operation) {
        k++;
      }
      if (k == different) {
        operations[different++] = operation;
      }
    }
    long drawn = operations[random.below(different)];
    int chosen = -1;
    int seen = 0;
    for (int i = 0; i < choice.count(); i++) {
      boolean isDrawn = operation(choice, choice.strand(i)) == drawn;
      if (isDrawn && random.below(++seen) == 0) {
        chosen = choice.strand(i);
      }
    }
    return chosen;
  }

  private static long operation(Choice choice, int strand) {
    int kind = choice.kind(strand);
    return kind == Kind.BEGIN
        ? kind // of whatever thread
        : ((long) choice.location(strand) << 16) + ((long) choice.access(strand) << 8) + kind;
  }

  @Override
  public void end(RunLog log) {}
}
