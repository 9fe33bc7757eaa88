package dev.jay.runtime.core;

import dev.jay.runtime.jvm.Raw;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The objects that belong to one strand. The strand looks here before each operation, without the
 * turn; it, or the holder of the turn while it rests, changes the contents. So it needs no lock,
 * and what it answers depends on the schedule only.
 *
 * <p>It holds {@link #LIMIT} records at most, and the oldest makes room for the newest.
 */
final class OwnedSet extends IdentityTable<Ownership> {
  static final int LIMIT = 4096;

  /** All records in the order of claiming; those that were given away stay until overwritten. */
  private @Nullable Ownership[] claimed = new Ownership[16];

  private int claims;

  boolean owns(Object o) {
    return ownership(o) != null;
  }

  /** The ownership of {@code o}, if it is here; an object without a hash does not get one. */
  @Nullable Ownership ownership(Object o) {
    // What was claimed has a hash, and who draws one is a matter of the schedule.
    return isEmpty() || Raw.hasNoHash(o) ? null : find(o);
  }

  /** The ownership that must go before another one is added, or null. */
  @Nullable Ownership oldestIfFull(Strand owner) {
    if (claims < LIMIT) {
      return null;
    }
    Ownership oldest = claimed[claims & (LIMIT - 1)];
    return oldest != null && oldest.owner == owner ? oldest : null;
  }

  @Override
  void add(Ownership d) {
    if (claims < LIMIT && claims == claimed.length) {
      claimed = Arrays.copyOf(claimed, 2 * claims);
    }
    claimed[claims++ & (claimed.length - 1)] = d;
    if (claims == 2 * LIMIT) {
      claims = LIMIT; // the position in the ring is the same, and the count stays small
    }
    super.add(d);
  }

  /** All records, the strand having ended. */
  @Nullable Ownership[] all() {
    return claimed;
  }
}
