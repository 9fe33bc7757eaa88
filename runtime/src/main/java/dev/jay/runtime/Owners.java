package dev.jay.runtime;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Confined objects take no turn. An object (a monitor, an atomic, a lock, a collection, an object
 * with volatile fields) belongs to the first strand that touches it, at its turn. From then on that
 * strand's operations on it are not operations at all: they are only counted, see {@link
 * Strand#mayUseFreely}. Most synchronization in Java is of this kind.
 *
 * <p>When another strand, which then has the turn, touches the object, it waits until the owner
 * rests: has arrived at its own next turn, or waits, or is outside, or has ended. That is a fixed
 * point of the owner's program, so all that the owner did before comes before, and all that it does
 * after comes after, whatever the timing. Then the object is shared, for good, and every operation
 * on it takes a turn. The owner comes to rest: every {@link Strand#FREE_OPERATIONS}th operation of
 * its own takes a turn in any case; if it computes for ever or is blocked, the watchdog takes it
 * out of the order.
 *
 * <p>What an ended strand owned belongs to nobody. So does an object that was shared when {@link
 * #SHARED_LIMIT} others have been shared since; the next to touch it claims it. All limits count
 * what happened in the schedule, never what the collector did.
 *
 * <p>Only the holder of the turn touches this.
 */
final class Owners {
  private static final int SHARED_LIMIT = 1 << 16;

  /** Classes whose fields are also reached by handles, which do not say of which object. */
  private static final Classes reachedByHandles = new Classes();

  private final Scheduler scheduler;
  private final Deeds deeds = new Deeds();
  private @Nullable Deed[] shared = new Deed[16];
  private int shares;

  Owners(Scheduler scheduler) {
    this.scheduler = scheduler;
  }

  /** {@code type} gets a handle on its fields: objects of it are not confined from here on. */
  static void reachedByHandle(Class<?> type) {
    reachedByHandles.add(type);
  }

  /**
   * {@code s}, which has the turn, is about to use {@code o}. True when {@code o} belongs to {@code
   * s}.
   */
  boolean touch(Strand s, Object o) {
    Deed d = deeds.find(o);
    if (d == null) {
      return claim(s, o);
    }
    if (d.owner != null && d.owner != s) {
      share(s, d);
    }
    return d.owner == s;
  }

  /** {@code o} is about to be used in ways that are not told, by whomever: it is shared. */
  void share(Strand s, Object o) {
    Deed d = deeds.find(o);
    if (d == null) {
      addShared(o);
    } else if (d.owner != null) {
      share(s, d);
    }
  }

  /** What {@code s}, which ends, owned belongs to nobody. */
  void bequeath(Strand s) {
    for (Deed d : s.estate.all()) {
      if (d != null && d.owner == s) {
        d.owner = null;
        deeds.remove(d);
      }
    }
  }

  private boolean claim(Strand s, Object o) {
    if (scheduler.monitors.find(o) != null
        || reachedByHandles.contains(o.getClass())
        || !Synchronizers.isReachedByHooksOnly(o)) {
      addShared(o);
      return false;
    }
    Deed oldest = s.estate.oldestIfFull(s);
    if (oldest != null) {
      giveUp(s, oldest);
    }
    Deed d = new Deed(o, s);
    deeds.add(d);
    s.estate.add(d);
    return true;
  }

  private void giveUp(Strand s, Deed d) {
    Object o = d.get();
    s.estate.remove(d);
    d.owner = null;
    if (o != null && scheduler.monitors.publish(s, o)) {
      remember(d);
    } else {
      deeds.remove(d);
    }
  }

  private void share(Strand s, Deed d) {
    Strand owner = d.owner;
    if (owner == null) {
      return;
    }
    if (owner != s) {
      scheduler.awaitRest(s, owner);
    }
    owner.freeze();
    owner.estate.remove(d);
    d.owner = null;
    Object o = d.get();
    if (o != null) {
      scheduler.monitors.publish(owner, o);
    }
    owner.thaw();
    remember(d);
  }

  private void addShared(Object o) {
    Deed d = new Deed(o, null);
    deeds.add(d);
    remember(d);
  }

  /** A shared object's deed goes when its place in the ring is needed. */
  private void remember(Deed d) {
    if (shares == shared.length && shares < SHARED_LIMIT) {
      shared = Arrays.copyOf(shared, 2 * shares);
    }
    int place = shares++ & (shared.length - 1);
    Deed old = shared[place];
    if (old != null) {
      deeds.remove(old);
    }
    shared[place] = d;
  }

  /** Classes by identity, not kept alive; any thread may add and ask. */
  private static final class Classes {
    private final Deeds deeds = new Deeds();

    synchronized void add(Class<?> type) {
      if (deeds.find(type) == null) {
        deeds.add(new Deed(type, null));
      }
    }

    /** Whether {@code type} or one of its superclasses is here. */
    synchronized boolean contains(Class<?> type) {
      Class<?> c = deeds.isEmpty() ? null : type;
      while (c != null && deeds.find(c) == null) {
        c = c.getSuperclass();
      }
      return c != null;
    }
  }
}
