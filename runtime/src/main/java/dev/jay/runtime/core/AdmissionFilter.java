package dev.jay.runtime.core;

import org.jspecify.annotations.Nullable;

/**
 * Ownership records that are not in the table yet. Most objects are touched a few times and then
 * never again, and to put the ownership of each on record costs more than all that is done with it.
 * So a record lies here first, among a few, and goes into the table when its object is touched once
 * more before the record has to make room.
 *
 * <p>One in {@link #SAMPLE} goes on record at once. Otherwise a strand that goes round among more
 * objects than there is room for would never own them.
 *
 * <p>Only the holder of the turn touches this.
 */
final class AdmissionFilter {
  private static final int ROOM = 8;
  private static final int SAMPLE = 16;

  private final @Nullable Ownership[] ownerships = new Ownership[ROOM];
  private int made;

  /**
   * The ownership of {@code o} if it is among the last that were made, whether it is on record or
   * not.
   */
  @Nullable Ownership find(Object o) {
    for (Ownership d : ownerships) {
      if (d != null && d.refersTo(o)) {
        return d;
      }
    }
    return null;
  }

  /** An ownership record of {@code o}, which has none here and none on record. */
  Ownership make(Object o) {
    Ownership d = new Ownership(o);
    ownerships[made++ & ROOM - 1] = d;
    return d;
  }

  /** Whether the ownership that was made last is to go on record at once. */
  boolean isSample() {
    return made % SAMPLE == 0;
  }
}
