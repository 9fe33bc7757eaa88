package dev.jay.runtime.core;

import org.jspecify.annotations.Nullable;

/**
 * Says to whom an object belongs, without keeping the object alive: to one strand, to nobody yet,
 * or to all. A record whose object is gone stays where it is until its place is needed: nobody can
 * ask for it, so this makes no difference to the schedule.
 */
public final class Ownership extends IdentityRecord {
  /** The one who made the object and the one who works with it; with a third it is shared. */
  private static final int USERS = 2;

  @Nullable Strand owner;

  /** The object's monitor as its owner enters it, once it has done so. */
  public @Nullable Monitor shadow;

  /**
   * The number of its class, see {@link dev.jay.runtime.forecast.ClassNumbers}; 0 before it is on
   * record.
   */
  int classNumber;

  /** Whether {@link Owners} has it on record. */
  boolean isRecorded;

  /** Whether others may reach the object through a view, which no hook sees, while it lives. */
  boolean isShown;

  /** Who may read it without a turn, once somebody has been about to; see {@link Leases}. */
  @Nullable Readers readers;

  /** The strand that touched it last, by its id, while it belongs to nobody yet. */
  private int lastUser;

  /** How many strands have touched it, one after the other, while it belonged to nobody. */
  private int users;

  Ownership(Object object) {
    super(object);
  }

  /**
   * {@code s} touches the object, which has no owner. True when it did so before and may own it.
   */
  boolean isUsedAgainBy(Strand s) {
    if (users > USERS) {
      return false;
    }
    if (users > 0 && lastUser == s.id) {
      return true;
    }
    lastUser = s.id;
    users++;
    return false;
  }

  /** Whether several strands have used it, so that nobody owns it any more. */
  boolean isShared() {
    return users > USERS;
  }

  /** Nobody owns it, as if nobody had ever touched it. */
  void forget() {
    owner = null;
    shadow = null;
    users = 0;
  }

  /** Nobody is to own it any more. */
  void share() {
    owner = null;
    shadow = null;
    users = USERS + 1;
  }
}
