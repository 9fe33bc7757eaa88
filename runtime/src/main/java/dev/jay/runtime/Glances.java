package dev.jay.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Deeds that are not on record yet. Most objects are touched a few times and then never again, and
 * to put the deed of each on record costs more than all that is done with it. So a deed lies here
 * first, among a few, and goes on record when its object is touched once more before the deed has
 * to make room.
 *
 * <p>One in {@link #SAMPLE} goes on record at once. Otherwise a strand that goes round among more
 * objects than there is room for would never own them.
 *
 * <p>Only the holder of the turn touches this.
 */
final class Glances {
  private static final int ROOM = 8;
  private static final int SAMPLE = 16;

  private final @Nullable Deed[] deeds = new Deed[ROOM];
  private int made;

  /**
   * The deed of {@code o} if it is among the last that were made, whether it is on record or not.
   */
  @Nullable Deed find(Object o) {
    for (Deed d : deeds) {
      if (d != null && d.refersTo(o)) {
        return d;
      }
    }
    return null;
  }

  /** A deed of {@code o}, which has none here and none on record. */
  Deed make(Object o) {
    Deed d = new Deed(o);
    deeds[made++ & ROOM - 1] = d;
    return d;
  }

  /** Whether the deed that was made last is to go on record at once. */
  boolean isSample() {
    return made % SAMPLE == 0;
  }
}
