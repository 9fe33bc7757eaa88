package dev.jay.runtime.core;

import org.jspecify.annotations.Nullable;

/**
 * Numbers for the objects that operations are about, from 1 on, in the order in which they are met.
 * An object that has not been asked for while so many others were met gets a new number: most are
 * used for a short while only. Objects are not kept alive.
 *
 * <p>Only the holder of the turn asks.
 */
public final class TargetNumbers {
  private static final int REMEMBERED = 1 << 16;

  private final IdentityTable<Numbered> table = new IdentityTable<>();
  private final @Nullable Numbered[] ring = new Numbered[REMEMBERED];
  private int numbers;
  private int place;

  private static final class Numbered extends IdentityRecord {
    final int number;

    /** It has been asked for since the ring came by. */
    boolean isUsed;

    Numbered(Object object, int number) {
      super(object);
      this.number = number;
    }
  }

  /** The number of {@code o}; 0 for none. */
  public int numberOf(@Nullable Object o) {
    if (o == null) {
      return 0;
    }
    Numbered known = table.find(o);
    if (known != null) {
      known.isUsed = true;
      return known.number;
    }
    Numbered made = new Numbered(o, ++numbers);
    forgetOne();
    ring[place] = made;
    table.add(made);
    return made.number;
  }

  /** How many there are; a number that is as high has just been given. */
  public int count() {
    return numbers;
  }

  private void forgetOne() {
    place = place + 1 & REMEMBERED - 1;
    Numbered old = ring[place];
    while (old != null && old.isUsed && !old.refersTo(null)) {
      old.isUsed = false;
      place = place + 1 & REMEMBERED - 1;
      old = ring[place];
    }
    if (old != null) {
      table.remove(old);
    }
  }
}
