package dev.jay.runtime.core;

import dev.jay.runtime.jvm.Raw;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What one strand may read without a turn. As with its {@link OwnedSet}, the strand looks here, and
 * it, or the holder of the turn while it rests, changes the contents. It holds {@link #LIMIT}
 * leases at most, and the oldest makes room for the newest: in the order of giving, which is the
 * same in every run, where identity hashes may not be.
 */
final class LeaseSet extends IdentityTable<Lease> {
  static final int LIMIT = 1024;

  /** All leases in the order of giving; those that were taken away stay until overwritten. */
  private @Nullable Lease[] given = new Lease[16];

  private int gifts;

  /** The lease of {@code o}, if it is here; an object without a hash does not get one. */
  @Nullable Lease lease(Object o) {
    return isEmpty() || Raw.hasNoHash(o) ? null : find(o);
  }

  /** The lease that must go before another one is added, or null. */
  @Nullable Lease oldestIfFull() {
    return gifts < LIMIT ? null : given[gifts & LIMIT - 1];
  }

  @Override
  void add(Lease lease) {
    if (gifts < LIMIT && gifts == given.length) {
      given = Arrays.copyOf(given, 2 * gifts);
    }
    given[gifts++ & given.length - 1] = lease;
    if (gifts == 2 * LIMIT) {
      gifts = LIMIT; // the position in the ring is the same, and the count stays small
    }
    super.add(lease);
  }

  /** All leases, of which some were taken away, the strand having ended. */
  @Nullable Lease[] all() {
    return given;
  }
}
