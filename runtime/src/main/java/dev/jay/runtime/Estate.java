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
final class Estate {
  static final int LIMIT = 4096;

  private @Nullable Deed[] buckets = new Deed[16];
  private int size;

  /** All deeds in the order of claiming; those that were given away stay until overwritten. */
  private @Nullable Deed[] claimed = new Deed[16];

  private int claims;

  boolean owns(Object o) {
    if (size == 0 || Raw.hasNoHash(o)) {
      return false; // what was claimed has a hash, and who draws one is a matter of the schedule
    }
    Deed d = buckets[System.identityHashCode(o) & (buckets.length - 1)];
    while (d != null && !d.refersTo(o)) {
      d = d.nextOfEstate;
    }
    return d != null;
  }

  /** The deed that must go before another one is added, or null. */
  @Nullable Deed oldestIfFull(Strand owner) {
    if (claims < LIMIT) {
      return null;
    }
    Deed oldest = claimed[claims & (LIMIT - 1)];
    return oldest != null && oldest.owner == owner ? oldest : null;
  }

  void add(Deed d) {
    if (claims < LIMIT && claims == claimed.length) {
      claimed = Arrays.copyOf(claimed, 2 * claims);
      grow();
    }
    claimed[claims++ & (claimed.length - 1)] = d;
    if (claims == 2 * LIMIT) {
      claims = LIMIT; // the position in the ring is the same, and the count stays small
    }
    link(d);
    size++;
  }

  private void link(Deed d) {
    int bucket = d.hash & (buckets.length - 1);
    d.nextOfEstate = buckets[bucket];
    buckets[bucket] = d;
  }

  private void grow() {
    @Nullable Deed[] old = buckets;
    buckets = new Deed[2 * old.length];
    for (Deed chain : old) {
      Deed d = chain;
      while (d != null) {
        Deed after = d.nextOfEstate;
        link(d);
        d = after;
      }
    }
  }

  void remove(Deed d) {
    int bucket = d.hash & (buckets.length - 1);
    Deed before = buckets[bucket];
    if (before == d) {
      buckets[bucket] = d.nextOfEstate;
    } else {
      while (before != null && before.nextOfEstate != d) {
        before = before.nextOfEstate;
      }
      if (before == null) {
        return;
      }
      before.nextOfEstate = d.nextOfEstate;
    }
    size--;
  }

  /** All deeds, the strand having ended. */
  @Nullable Deed[] deeds() {
    return claimed;
  }
}
