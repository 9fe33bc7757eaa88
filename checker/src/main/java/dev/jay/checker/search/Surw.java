package dev.jay.checker.search;

import dev.jay.runtime.explore.Choice;
import dev.jay.runtime.explore.RunLog;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Selectively uniform random walk (Zhao, Wolff, Mathur, Roychoudhury, ASPLOS 2025): the probability
 * of a strand is proportional to the events that it still has before it. That makes interleavings
 * uniformly likely, where a random walk prefers those in which short strands are done first. In
 * each run only the events on one location count, which is drawn among those that several strands
 * touched in the run before; the strand of the next such event is drawn first, and then the others
 * may go until it has come there. The run before also tells how many events each strand has.
 */
final class Surw implements Strategy {
  /** Weight of an expected event; who has none left still has a chance, since runs differ. */
  private static final int LEARNED = 1_000;

  private final long seed;
  private final SplitMix64 random = new SplitMix64();
  private final List<Integer> shared = new ArrayList<>(); // locations of the last run
  private int[] expected = {}; // by strand: events on the location of interest
  private int[][] counts = {}; // by strand and place in shared, of the last run
  private int[] left = {}; // of expected, by strand
  private int location = -1; // of interest in this run, or -1: all are
  private int intended = -1; // strand of the next event of interest, or -1: to be drawn

  Surw(long seed) {
    this.seed = seed;
  }

  @Override
  public boolean begin(long run) {
    random.seed(seed, run);
    intended = -1;
    location = -1;
    expected = new int[counts.length];
    if (!shared.isEmpty()) {
      int which = random.below(shared.size());
      location = shared.get(which);
      for (int s = 0; s < counts.length; s++) {
        expected[s] = counts[s][which];
      }
    }
    left = expected.clone();
    return true;
  }

  @Override
  public int choose(Choice choice) {
    if (intended < 0 || !choice.isEnabled(intended)) {
      intended = draw(choice);
    }
    int chosen = intended;
    if (isOfInterest(choice, chosen)) {
      if (chosen < left.length && left[chosen] > 0) {
        left[chosen]--;
      }
      intended = -1; // the next one is drawn anew
      return chosen;
    }
    return others(choice, chosen);
  }

  /** Draws among the intended strand and those that stand before no event of interest. */
  private int others(Choice choice, int chosen) {
    int n = 0;
    for (int i = 0; i < choice.count(); i++) {
      if (choice.strand(i) == chosen || !isOfInterest(choice, choice.strand(i))) {
        n++;
      }
    }
    int k = random.below(n);
    for (int i = 0; i < choice.count(); i++) {
      if (choice.strand(i) == chosen || !isOfInterest(choice, choice.strand(i))) {
        if (k-- == 0) {
          return choice.strand(i);
        }
      }
    }
    return chosen;
  }

  private boolean isOfInterest(Choice choice, int strand) {
    return location < 0 || choice.location(strand) == location;
  }

  private int draw(Choice choice) {
    int sum = 0;
    for (int i = 0; i < choice.count(); i++) {
      sum += weight(choice.strand(i));
    }
    int k = random.below(sum);
    for (int i = 0; i < choice.count(); i++) {
      k -= weight(choice.strand(i));
      if (k < 0) {
        return choice.strand(i);
      }
    }
    return choice.strand(0);
  }

  private int weight(int strand) {
    return strand < left.length ? 1 + LEARNED * left[strand] : 1;
  }

  @Override
  public void end(RunLog log) {
    int strands = 1;
    int locations = 1;
    for (int e = 0; e < log.size(); e++) {
      strands = Math.max(strands, log.strand(e) + 1);
      for (int t = log.firstTouch(e); t < log.endOfTouches(e); t++) {
        locations = Math.max(locations, log.location(t) + 1);
      }
    }
    int[][] all = new int[strands][locations];
    for (int e = 0; e < log.size(); e++) {
      if (log.firstTouch(e) < log.endOfTouches(e)) {
        all[log.strand(e)][log.location(log.firstTouch(e))]++;
      }
    }
    shared.clear();
    for (int l = 1; l < locations; l++) {
      int users = 0;
      for (int s = 0; s < strands; s++) {
        users += all[s][l] > 0 ? 1 : 0;
      }
      if (users > 1) {
        shared.add(l);
      }
    }
    counts = new int[strands][shared.size()];
    for (int s = 0; s < strands; s++) {
      for (int i = 0; i < shared.size(); i++) {
        counts[s][i] = all[s][shared.get(i)];
      }
    }
  }

  /** Strands, shared locations, and by strand how many events it had on each. */
  @Override
  public int[] learned() {
    int n = shared.size();
    int[] learned = new int[2 + n + counts.length * n];
    learned[0] = counts.length;
    learned[1] = n;
    for (int i = 0; i < n; i++) {
      learned[2 + i] = shared.get(i);
    }
    for (int s = 0; s < counts.length; s++) {
      System.arraycopy(counts[s], 0, learned, 2 + n + s * n, n);
    }
    return learned;
  }

  @Override
  public void learn(int[] learned) {
    if (learned.length > 0) {
      int n = learned[1];
      shared.clear();
      for (int i = 0; i < n; i++) {
        shared.add(learned[2 + i]);
      }
      counts = new int[learned[0]][];
      for (int s = 0; s < counts.length; s++) {
        counts[s] = Arrays.copyOfRange(learned, 2 + n + s * n, 2 + n + (s + 1) * n);
      }
    }
  }
}
