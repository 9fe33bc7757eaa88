package dev.jay.bench.simulate;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The runtime's leases, see Leases and Readers there, by the numbers of targets. */
final class ReadLeases {
  private static final int FEWEST = 2;
  private static final int FIRST = 8;
  private static final int MOST = 1 << 16;
  private static final int WORTH = 64;

  private final @Nullable Readers[] readers;

  private static final class Readers {
    int reads;
    int needed = FIRST;
    int count;
    @Nullable Actor[] who = new @Nullable Actor[2];
    int[] uses = new int[2];
  }

  ReadLeases(int targets) {
    readers = new @Nullable Readers[targets];
  }

  /** Whether {@code s} may read it without a turn; that counts as a use. */
  boolean use(Actor s, int target) {
    Readers of = readers[target];
    if (of != null) {
      for (int i = 0; i < of.count; i++) {
        if (of.who[i] == s) {
          of.uses[i]++;
          return true;
        }
      }
    }
    return false;
  }

  /** {@code s} reads it at its turn, which may give it a lease. */
  void read(Actor s, int target) {
    Readers of = readers[target];
    if (of == null) {
      of = new Readers();
      readers[target] = of;
    }
    if (++of.reads >= of.needed) {
      if (of.count == of.who.length) {
        of.who = Arrays.copyOf(of.who, 2 * of.count);
        of.uses = Arrays.copyOf(of.uses, 2 * of.count);
      }
      of.who[of.count] = s;
      of.uses[of.count++] = 0;
    }
  }

  /** Whether another one than {@code s} would have to rest before {@code s} writes it. */
  boolean isReadByOthers(Actor s, int target) {
    Readers of = readers[target];
    return of != null && (of.count > 1 || (of.count == 1 && of.who[0] != s));
  }

  /** {@code s} writes it. */
  void written(int target) {
    Readers of = readers[target];
    if (of != null) {
      of.reads = 0;
    }
  }

  /** One of the others whose lease ends now, and who has to rest; null if there is none left. */
  @Nullable Actor takeAway(Actor s, int target) {
    Readers of = readers[target];
    for (int i = of == null ? -1 : of.count - 1; of != null && i >= 0; i--) {
      Actor reader = of.who[i];
      if (reader != s) {
        of.needed =
            of.uses[i] < WORTH ? Math.min(2 * of.needed, MOST) : Math.max(of.needed / 2, FEWEST);
        of.count--;
        of.who[i] = of.who[of.count];
        of.uses[i] = of.uses[of.count];
        of.who[of.count] = null;
        return reader;
      }
    }
    return null;
  }
}
