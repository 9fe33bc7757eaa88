package dev.jay.runtime.core;

import dev.jay.runtime.jvm.Raw;
import org.jspecify.annotations.Nullable;

/**
 * What has come from outside and is not in the order yet. Any thread pushes, without a lock; the
 * holder of the turn takes all of it, oldest first.
 */
abstract class Arrivals {
  private static final long NEWEST = Raw.U.objectFieldOffset(Arrivals.class, "newest");

  private volatile @Nullable Arrival newest;

  public boolean isEmpty() {
    return newest == null;
  }

  void push(Arrival arrival) {
    Arrival top;
    do {
      top = newest;
      arrival.next = top;
    } while (!Raw.U.compareAndSetReference(this, NEWEST, top, arrival));
  }

  /** The oldest; the others hang on it. */
  @Nullable Arrival takeAll() {
    Arrival rest = (Arrival) Raw.U.getAndSetReference(this, NEWEST, null);
    Arrival oldest = null;
    while (rest != null) {
      Arrival before = rest.next;
      rest.next = oldest;
      oldest = rest;
      rest = before;
    }
    return oldest;
  }
}
