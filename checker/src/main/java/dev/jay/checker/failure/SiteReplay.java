package dev.jay.checker.failure;

import dev.jay.runtime.explore.Choice;
import dev.jay.runtime.explore.Explorer;
import dev.jay.trace.Kind;
import dev.jay.trace.Schedule;
import java.util.ArrayList;
import java.util.List;

/**
 * Replays a saved schedule by its sites, so that the schedule survives edits of the program. While
 * every thread stands where the schedule says, the run is the same. Otherwise the replay guesses,
 * and says so: a thread makes an operation that the schedule does not know at once; an operation
 * that is gone from the program is left out; a thread that cannot go on waits while the others do.
 */
final class SiteReplay implements Explorer {
  private static final int MOST_GUESSES = 20;

  private final Schedule schedule;
  private final boolean[] used;
  private final List<String> guesses = new ArrayList<>();
  private int open; // all entries before it are used

  SiteReplay(Schedule schedule) {
    this.schedule = schedule;
    this.used = new boolean[schedule.size()];
  }

  @Override
  public int choose(Choice choice) {
    while (open < used.length && used[open]) {
      open++;
    }
    for (int i = open; i < used.length; i++) {
      int thread = schedule.thread(i);
      if (used[i] || !choice.isEnabled(thread)) {
        if (!used[i] && i == open) {
          guess(choice, i, "cannot go on yet");
        }
        continue;
      }
      return follow(choice, i, thread);
    }
    return choice.isEnabled(choice.current()) ? choice.current() : choice.strand(0);
  }

  private int follow(Choice choice, int i, int thread) {
    boolean isOfNotify = choice.isFork() || choice.count() == 1;
    if (schedule.kind(i) == Kind.NOTIFY && isOfNotify) {
      used[i] = true; // whom a notify wakes, or who goes on after it: no operation to compare
      return thread;
    }
    String site = DeedText.site(choice.kind(thread), choice.target(thread), choice.stack(thread));
    if (choice.kind(thread) == schedule.kind(i) && matches(site, i)) {
      used[i] = true;
      return thread;
    }
    for (int k = i + 1; k < used.length; k++) {
      if (!used[k]
          && schedule.thread(k) == thread
          && choice.kind(thread) == schedule.kind(k)
          && matches(site, k)) {
        guess(choice, i, "has come to " + site + " without it");
        leaveOut(i, k, thread);
        return choose(choice);
      }
    }
    guess(choice, i, "stands before " + site + ", which the schedule does not know");
    return thread;
  }

  private boolean matches(String site, int i) {
    int kind = schedule.kind(i);
    return kind == Kind.BEGIN || kind == Kind.WAKE || site.equals(schedule.site(i));
  }

  /** The thread's entries from i to before k are gone from the program. */
  private void leaveOut(int i, int k, int thread) {
    for (int j = i; j < k; j++) {
      if (schedule.thread(j) == thread) {
        used[j] = true;
      }
    }
  }

  private void guess(Choice choice, int i, String how) {
    if (guesses.size() < MOST_GUESSES) {
      String line =
          "guessed at operation "
              + choice.event()
              + ": thread "
              + (schedule.thread(i) < schedule.paths.size()
                  ? schedule.paths.get(schedule.thread(i))
                  : "?")
              + " was to do "
              + schedule.site(i)
              + ", but "
              + how;
      if (guesses.isEmpty() || !guesses.get(guesses.size() - 1).equals(line)) {
        guesses.add(line);
      }
    }
  }

  /** Where the schedule could not be followed, in lines. */
  List<String> guesses() {
    return guesses;
  }
}
