package dev.jay.runtime;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The objects that belong to one strand. The strand looks here before each operation, without the
 * turn; it, or the holder of the turn while it rests, changes the contents. So it needs no lock,
 * and what it answers depends on the schedule only.
 *
 * <p>It holds {@link #LIMIT} deeds at most, and the oldest makes room for the newest.
 */
final class Estate extends Deeds {
  static final int LIMIT = 4096;

  private static final Deed NONE = new Deed(new Object());

  /** All deeds in the order of claiming; those that were given away stay until overwritten. */
  private @Nullable Deed[] claimed = new Deed[16];

  private int claims;

  // Some that were found lately: a look at each costs less than a search.
  private int noted;
  private Deed recent0 = NONE;
  private Deed recent1 = NONE;
  private Deed recent2 = NONE;
  private Deed recent3 = NONE;

  boolean owns(Object o) {
    return isRecent(o) || (!isEmpty() && isClaimed(o));
  }

  private boolean isRecent(Object o) {
    return recent0.refersTo(o) || recent1.refersTo(o) || recent2.refersTo(o) || recent3.refersTo(o);
  }

  private boolean isClaimed(Object o) {
    // What was claimed has a hash, and who draws one is a matter of the schedule.
    Deed d = Raw.hasNoHash(o) ? null : find(o);
    if (d != null) {
      note(d);
    }
    return d != null;
  }

  private void note(Deed d) {
    switch (noted++ & 3) {
      case 0:
        recent0 = d;
        break;
      case 1:
        recent1 = d;
        break;
      case 2:
        recent2 = d;
        break;
      default:
        recent3 = d;
        break;
    }
  }

  /** The deed that must go before another one is added, or null. */
  @Nullable Deed oldestIfFull(Strand owner) {
    if (claims < LIMIT) {
      return null;
    }
    Deed oldest = claimed[claims & (LIMIT - 1)];
    return oldest != null && oldest.owner == owner ? oldest : null;
  }

  @Override
  void add(Deed d) {
    if (claims < LIMIT && claims == claimed.length) {
      claimed = Arrays.copyOf(claimed, 2 * claims);
    }
    claimed[claims++ & (claimed.length - 1)] = d;
    if (claims == 2 * LIMIT) {
      claims = LIMIT; // the position in the ring is the same, and the count stays small
    }
    super.add(d);
  }

  @Override
  void remove(Deed d) {
    super.remove(d);
    recent0 = NONE;
    recent1 = NONE;
    recent2 = NONE;
    recent3 = NONE;
  }

  /** All deeds, the strand having ended. */
  @Nullable Deed[] all() {
    return claimed;
  }
}
