package dev.jay.checker.search;

import dev.jay.runtime.explore.Choice;
import dev.jay.runtime.explore.RunLog;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Probabilistic concurrency testing (Burckhardt, Kothari, Musuvathi, Nagarakatte, ASPLOS 2010):
 * every strand has a random priority, the highest that is enabled goes; at d - 1 random events the
 * strand that would go falls below all others. A bug of depth d in n threads and k events is found
 * with probability 1/(n k^(d-1)) at least. The length k is that of the longest run so far.
 */
final class Pct implements Strategy {
  private final long seed;
  private final int depth;
  private final SplitMix64 random = new SplitMix64();
  private final List<Integer> priorities = new ArrayList<>(); // by strand
  private int[] changes = {}; // events at which a priority falls; ascending
  private int length = 32; // of the longest run so far
  private int lowest; // priority given last to a strand that fell

  Pct(long seed, int depth) {
    this.seed = seed;
    this.depth = depth;
  }

  @Override
  public boolean begin(long run) {
    random.seed(seed, run);
    priorities.clear();
    lowest = 0;
    changes = new int[Math.max(0, depth - 1)];
    for (int i = 0; i < changes.length; i++) {
      changes[i] = 1 + random.below(length);
    }
    Arrays.sort(changes);
    return true;
  }

  @Override
  public int choose(Choice choice) {
    int chosen = highest(choice);
    if (Arrays.binarySearch(changes, choice.event()) >= 0) {
      priorities.set(chosen, --lowest);
      chosen = highest(choice);
    }
    return chosen;
  }

  private int highest(Choice choice) {
    int best = choice.strand(0);
    for (int i = 0; i < choice.count(); i++) {
      int strand = choice.strand(i);
      while (strand >= priorities.size()) {
        priorities.add(1 + random.below(1 << 30));
      }
      if (priorities.get(strand) > priorities.get(best)) {
        best = strand;
      }
    }
    return best;
  }

  @Override
  public void end(RunLog log) {
    length = Math.max(length, log.size());
  }

  @Override
  public int[] learned() {
    return new int[] {length};
  }

  @Override
  public void learn(int[] learned) {
    if (learned.length > 0) {
      length = learned[0];
    }
  }
}
