package dev.jay.runtime.core;

import jdk.internal.vm.annotation.DontInline;

/**
 * Read leases: what several strands only read takes no turns. A lease is a strand's right to read
 * one shared object without a turn. It begins at a turn of its reader's, after some reads at turns
 * ({@link Readers} counts). It ends at a turn of whoever writes the object: the writer, which keeps
 * the turn, first waits until each reader rests, at a fixed point of its program order, exactly as
 * for the owner of a confined object (see {@link Owners}, {@link RunAhead}). So each read without a
 * turn is on one side of each write, whatever the timing: before it if it comes before that point,
 * and after it, at a turn, if it does not. The writer's own lease stays.
 *
 * <p>Whether a read takes a turn depends on the reader's leases alone. They change at its own turns
 * and while it rests. A reader comes to rest as an owner does: uses of leases are counted in the
 * same credit, and lead to empty turns. A reader that goes round a loop until another strand writes
 * something runs ahead of its turns until its block of them is full, and rests there.
 *
 * <p>Who is asked for a lease in the middle of a region (a map's {@code get} that compares keys)
 * goes on with the turn, as an owner does; since what is leased is shared, nobody else can own it
 * meanwhile.
 *
 * <p>No leases are given for what is reached in ways that no hook tells: views, handles. Nor for
 * what was shared while its owner rested in the middle of regions: one of them may be a write of
 * it, which has told of itself when it began, without a turn.
 *
 * <p>Only the holder of the turn touches this.
 */
final class Leases {
  private final Sphere sphere;
  private final boolean areInForce;

  Leases(Sphere sphere) {
    this.sphere = sphere;
    this.areInForce = sphere.policy.letsObjectsBeLeased() && !sphere.observer.seesAllReads();
  }

  /** {@code s} is about to read {@code o}, which is shared. */
  void read(Strand s, Object o, Ownership d) {
    if (!areInForce) {
      return;
    }
    Readers readers = d.readers;
    if (readers == null) {
      readers = new Readers();
      d.readers = readers;
    }
    if (readers.areEnough()) {
      give(s, o, d, readers);
    }
  }

  @DontInline
  private void give(Strand s, Object o, Ownership d, Readers readers) {
    if (s.leases.lease(o) != null) {
      return; // it reads it in the middle of another operation
    }
    if (d.isShown || UntoldUses.mayBeOf(o)) {
      readers.forbid();
      return;
    }
    Lease oldest = s.leases.oldestIfFull();
    if (oldest != null && oldest.isHeld) {
      end(oldest);
    }
    Lease lease = new Lease(o, s, readers);
    readers.add(lease);
    s.leases.add(lease);
  }

  /** {@code s} is about to write what {@code d} is about. */
  void written(Strand s, Ownership d) {
    Readers readers = d.readers;
    if (readers != null) {
      readers.startAnew();
      if (readers.count() > 0) {
        revoke(s, readers);
      }
    }
  }

  @DontInline
  private void revoke(Strand s, Readers readers) {
    for (int i = readers.count() - 1; i >= 0; i--) {
      Lease lease = readers.get(i);
      Strand reader = lease.reader;
      if (reader != s) {
        sphere.scheduler.awaitRest(s, reader);
        reader.freeze();
        readers.learn(lease.uses);
        end(lease);
        reader.hurry();
        reader.askedInside |= reader.own > 0;
        reader.thaw();
      }
    }
  }

  /** What {@code d} is about is to be read at turns only, from here on. */
  void forbid(Strand s, Ownership d) {
    written(s, d);
    Readers readers = d.readers;
    if (readers == null) {
      readers = new Readers();
      d.readers = readers;
    }
    while (readers.count() > 0) {
      end(readers.get(0)); // its own
    }
    readers.forbid();
  }

  /** {@code s}, which ends or is not alone any more, has no leases from here on. */
  void endAll(Strand s) {
    if (s.leases.isEmpty()) {
      return;
    }
    for (Lease lease : s.leases.all()) {
      if (lease != null && lease.isHeld) {
        end(lease);
      }
    }
  }

  private static void end(Lease lease) {
    lease.isHeld = false;
    lease.readers.remove(lease);
    lease.reader.disown(lease);
  }

  /** {@code d} is forgotten by the holder of the turn. */
  void forget(Ownership d) {
    Strand holder = sphere.scheduler.holder;
    if (d.readers != null && holder != null) {
      forbid(holder, d);
    }
  }
}
