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
  private @Nullable Deed[] buckets = new Deed[16];
  private int size;
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
    int hash = System.identityHashCode(o);
    Deed d = find(o, hash);
    if (d == null) {
      return claim(s, o, hash);
    }
    if (d.owner != null && d.owner != s) {
      share(s, d);
    }
    return d.owner == s;
  }

  /** {@code o} is about to be used in ways that are not told, by whomever: it is shared. */
  void share(Strand s, Object o) {
    int hash = System.identityHashCode(o);
    Deed d = find(o, hash);
    if (d == null) {
      addShared(o, hash);
    } else if (d.owner != null) {
      share(s, d);
    }
  }

  /** What {@code s}, which ends, owned belongs to nobody. */
  void bequeath(Strand s) {
    for (Deed d : s.estate.deeds()) {
      if (d != null && d.owner == s) {
        d.owner = null;
        remove(d);
      }
    }
  }

  private boolean claim(Strand s, Object o, int hash) {
    if (scheduler.monitors.find(o) != null
        || reachedByHandles.contains(o.getClass())
        || !Synchronizers.isReachedByHooksOnly(o)) {
      addShared(o, hash);
      return false;
    }
    Deed oldest = s.estate.oldestIfFull(s);
    if (oldest != null) {
      giveUp(s, oldest);
    }
    Deed d = new Deed(o, hash, s);
    add(d);
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
      remove(d);
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

  private void addShared(Object o, int hash) {
    Deed d = new Deed(o, hash, null);
    add(d);
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
      remove(old);
    }
    shared[place] = d;
  }

  private @Nullable Deed find(Object o, int hash) {
    Deed d = buckets[hash & (buckets.length - 1)];
    while (d != null && !d.refersTo(o)) {
      d = d.next;
    }
    return d;
  }

  private void add(Deed d) {
    if (size >= buckets.length) {
      grow();
    }
    size++;
    link(d);
  }

  private void link(Deed d) {
    int bucket = d.hash & (buckets.length - 1);
    d.next = buckets[bucket];
    buckets[bucket] = d;
  }

  private void grow() {
    @Nullable Deed[] old = buckets;
    buckets = new Deed[2 * old.length];
    for (Deed chain : old) {
      Deed d = chain;
      while (d != null) {
        Deed after = d.next;
        link(d);
        d = after;
      }
    }
  }

  private void remove(Deed d) {
    int bucket = d.hash & (buckets.length - 1);
    Deed before = buckets[bucket];
    if (before == d) {
      buckets[bucket] = d.next;
    } else {
      while (before != null && before.next != d) {
        before = before.next;
      }
      if (before == null) {
        return;
      }
      before.next = d.next;
    }
    size--;
  }

  /**
   * Classes by identity, not kept alive. Any thread may add; the holder of the turn asks, without a
   * lock: a bucket's chain is complete before it can be seen.
   */
  private static final class Classes {
    private final @Nullable Deed[] buckets = new Deed[1024];

    synchronized void add(Class<?> type) {
      if (!containsItself(type)) {
        Deed d = new Deed(type, System.identityHashCode(type), null);
        int bucket = d.hash & (buckets.length - 1);
        d.next = buckets[bucket];
        Raw.U.storeFence();
        buckets[bucket] = d;
      }
    }

    private boolean containsItself(Class<?> type) {
      Deed d = buckets[System.identityHashCode(type) & (buckets.length - 1)];
      while (d != null && !d.refersTo(type)) {
        d = d.next;
      }
      return d != null;
    }

    /** Whether {@code type} or one of its superclasses is here. */
    boolean contains(Class<?> type) {
      for (Class<?> c = type; c != null; c = c.getSuperclass()) {
        if (containsItself(c)) {
          return true;
        }
      }
      return false;
    }
  }
}
