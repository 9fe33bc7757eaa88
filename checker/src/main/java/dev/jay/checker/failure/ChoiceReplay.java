package dev.jay.checker.failure;

import dev.jay.runtime.explore.Choice;
import dev.jay.runtime.explore.Explorer;

/**
 * Replays a sequence of choices as far as it can be: at each decision it takes the first entry that
 * is not used up and whose strand is enabled. After the sequence, the strand that went last goes on
 * if it can, else the first enabled one. The choices of a run repeat that run exactly; a sequence
 * that the {@link Minimiser} has reordered is followed approximately.
 */
public final class ChoiceReplay implements Explorer {
  private final int[] wanted;
  private final boolean[] used;
  private int open; // all entries before it are used

  public ChoiceReplay(int[] wanted) {
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
