package dev.jay.runtime.hooks;

import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import java.util.ArrayList;
import java.util.List;

/**
 * Numbers and default names of threads that are made in a run of a check: the same in every run.
 * Numbers that were drawn once serve all runs, so that tables by number stay small.
 */
public final class Numbers {
  private static final List<Long> DRAWN = new ArrayList<>();

  private Numbers() {}

  /** The number of a new thread; {@code real} was drawn for it. */
  public static long id(long real) {
    Strand s = Strands.current();
    if (s == null || !isOfARun(s)) {
      return real;
    }
    synchronized (DRAWN) {
      for (; ; ) {
        int ordinal = s.sphere.numbers.threadsMade++;
        if (ordinal == DRAWN.size()) {
          DRAWN.add(real);
        }
        long number = DRAWN.get(ordinal);
        if (!Strands.isTaken(number)) { // by a thread that a former run has left behind
          return number;
        }
      }
    }
  }

  private static boolean isOfARun(Strand s) {
    return s.mode == 0 && s.sphere.supervisor.playsThreads();
  }

  /** The number in its default name. */
  public static int ordinal(int real) {
    Strand s = Strands.current();
    return s == null || !isOfARun(s) ? real : s.sphere.numbers.threadsNamed++;
  }

  /** Its default name. */
  public static String name(String real) {
    Strand s = Strands.current();
    return s == null || !isOfARun(s) ? real : "Thread-" + s.sphere.numbers.threadsNamed++;
  }
}
