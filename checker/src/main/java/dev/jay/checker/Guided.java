package dev.jay.checker;

import dev.jay.runtime.explore.Choice;
import dev.jay.runtime.explore.Explorer;

/**
 * Follows a list of strands as far as it can: at each decision the first entry that is still open
 * and whose strand is enabled. After the list, the strand that went last goes on if it can, else
 * the first one. A list taken from a run repeats that run exactly.
 */
final class Guided implements Explorer {
  private final int[] wanted;
  private final boolean[] used;
  private int open;

  Guided(int[] wanted) {
    this.wanted = wanted;
    this.used = new boolean[wanted.length];
  }

  @Override
  public int choose(Choice choice) {
    while (open < wanted.length && used[open]) {
      open++;
    }
    for (int i = open; i < wanted.length; i++) {
      if (!used[i] && choice.isEnabled(wanted[i])) {
        used[i] = true;
        return wanted[i];
      }
    }
    return choice.isEnabled(choice.current()) ? choice.current() : choice.strand(0);
  }
}
