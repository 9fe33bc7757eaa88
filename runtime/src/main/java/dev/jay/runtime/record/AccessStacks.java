package dev.jay.runtime.record;

import dev.jay.runtime.core.Sites;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.jvm.Stacks;
import java.util.Arrays;

/**
 * Chooses the accesses of one strand whose stacks are written into a trace. A stack costs as much
 * as hundreds of accesses, and nobody knows yet which will race; so the first access at each place
 * has one, and the first few there to objects that another strand has used since. Of an object that
 * is filled and then handed over, and of one that goes back and forth, both sides are thus known.
 */
final class AccessStacks {
  /** How many at one place to objects that others use. */
  private static final int MOST_SHARED = 3;

  private static final int FRAMES = 30;

  private final Strand strand;
  private byte[] taken = new byte[1 << 10]; // by site: 1 for the first, and 1 for each shared one

  AccessStacks(Strand strand) {
    this.strand = strand;
  }

  /**
   * The number of the stack of the access that is about to be made, or -1 if it is to have none.
   */
  int at(int site, boolean isShared) {
    if (site >= taken.length) {
      taken = Arrays.copyOf(taken, Math.max(Sites.count(), 2 * site));
    }
    int known = taken[site];
    if (known > MOST_SHARED || (known > 0 && !isShared)) {
      return -1;
    }
    taken[site]++;
    strand.mode++; // what follows is none of the program's
    try {
      return Sites.number(text(Stacks.ofCaller(new Throwable().getStackTrace())));
    } finally {
      strand.mode--;
    }
  }

  private static String text(StackTraceElement[] frames) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < frames.length && i < FRAMES; i++) {
      out.append(i == 0 ? "" : "\n").append(frames[i]);
    }
    return out.append(frames.length > FRAMES ? "\n..." : "").toString();
  }
}
