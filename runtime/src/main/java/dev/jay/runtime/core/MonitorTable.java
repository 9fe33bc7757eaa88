package dev.jay.runtime.core;

import dev.jay.runtime.jvm.Raw;
import jdk.internal.vm.annotation.DontInline;
import org.jspecify.annotations.Nullable;

/**
 * The shadows of all monitors that are owned or waited for, by identity. Only the holder of the
 * turn touches it.
 */
public final class MonitorTable {
  /** Who has found the monitor taken so often, when woken for it, is handed it over. */
  private static final int MOST_OVERTAKEN = 2;

  private final Sphere sphere;
  private final Policy.Succession succession;
  private @Nullable Monitor[] buckets = new Monitor[256];
  private int size;
  private int innerSize;

  MonitorTable(Sphere sphere) {
    this.sphere = sphere;
    this.succession = sphere.policy.succession();
  }

  public @Nullable Monitor find(Object o) {
    return size == 0 ? null : find(o, System.identityHashCode(o));
  }

  private @Nullable Monitor find(Object o, int hash) {
    Monitor m = buckets[hash & (buckets.length - 1)];
    while (m != null && m.object != o) {
      m = m.next;
    }
    return m;
  }

  /** Whether somebody has entered {@code o} inside an operation that it has not ended. */
  public boolean isWantedInside(Object o) {
    return innerSize > 0 && !Raw.hasNoHash(o) && find(o) != null;
  }

  /** {@code s} enters {@code o}, which nobody else wants: its shadow stays off the table. */
  public static Monitor push(Strand s, Object o) {
    Monitor m = s.held[s.heldCount];
    if (m == null || m.ownership != null) {
      m = fresh(s, o);
      m.owner = s;
      s.pushHeld(m);
    } else {
      m.object = o;
      s.heldCount++;
    }
    m.count = 1;
    return m;
  }

  private static Monitor fresh(Strand s, Object o) {
    Monitor m = s.freeMonitors;
    if (m == null) {
      m = new Monitor();
    } else {
      s.freeMonitors = m.next;
      m.next = null;
    }
    m.object = o;
    return m;
  }

  private void insert(Monitor m, int hash) {
    if (size >= buckets.length) {
      grow();
    }
    m.hash = hash;
    int bucket = m.hash & (buckets.length - 1);
    m.next = buckets[bucket];
    buckets[bucket] = m;
    m.published = true;
    size++;
    if (m.isInner) {
      innerSize++;
    }
  }

  private void grow() {
    @Nullable Monitor[] old = buckets;
    buckets = new Monitor[2 * old.length];
    for (Monitor chain : old) {
      Monitor m = chain;
      while (m != null) {
        Monitor after = m.next;
        int bucket = m.hash & (buckets.length - 1);
        m.next = buckets[bucket];
        buckets[bucket] = m;
        m = after;
      }
    }
  }

  private void drop(Strand s, Monitor m) {
    if (m.published) {
      int bucket = m.hash & (buckets.length - 1);
      Monitor before = buckets[bucket];
      if (before == m) {
        buckets[bucket] = m.next;
      } else {
        while (before != null && before.next != m) {
          before = before.next;
        }
        if (before != null) {
          before.next = m.next;
        }
      }
      size--;
      if (m.isInner) {
        innerSize--;
      }
      m.published = false;
    }
    m.isInner = false;
    m.object = null;
    m.next = s.freeMonitors;
    s.freeMonitors = m;
  }

  /** {@code s} enters {@code o}, which belongs to it. */
  public static void enterOwn(Strand s, Object o) {
    Ownership ownership = s.owned.find(o);
    if (ownership == null) {
      throw new AssertionError("an object of one's own that is not on record");
    }
    Monitor m = ownership.shadow;
    if (m == null) {
      m = new Monitor(ownership);
      ownership.shadow = m;
    }
    s.pushHeld(m);
  }

  @DontInline
  public void enter(Strand s, Object o) {
    Monitor m = findOrMake(s, o);
    while (m.owner != null && m.owner != s) {
      s.savedCount = 1;
      s.waiter.granted = true; // the thread does not sit in the real wait
      sphere.scheduler.await(s, m.entry, Scheduler.FOREVER, false);
      if (m.owner == s) { // it was handed over, with its count
        s.overtaken = 0;
        s.pushHeld(m);
        return;
      }
      s.overtaken++;
      m = findOrMake(s, o); // the shadow may be another one by now
    }
    s.overtaken = 0;
    m.owner = s;
    m.count++;
    s.pushHeld(m);
  }

  /**
   * {@code s} enters {@code o} inside an operation, and others know of it. The shadow that it
   * waited for may be gone, and the new one is one of such a monitor too.
   */
  public void enterInside(Strand s, Object o) {
    enter(s, o);
    Monitor m = s.held[s.heldCount - 1];
    if (!m.isInner) {
      m.isInner = true;
      innerSize++;
    }
  }

  private Monitor findOrMake(Strand s, Object o) {
    int hash = s.hashOf(o);
    Monitor m = find(o, hash);
    if (m == null) {
      m = fresh(s, o);
      m.count = 0;
      insert(m, hash);
    }
    return m;
  }

  /** {@code s} leaves what it has entered last; a shadow off the table stays for the next. */
  @DontInline
  public void leaveTop(Strand s) {
    Monitor m = s.held[--s.heldCount];
    if (m.isInner) {
      s.innerHeld--;
    }
    if (m.published || m.count > 1) {
      s.held[s.heldCount] = null;
      leave(s, m);
    } else {
      m.isInner = false;
      m.count = 0;
      m.object = null;
    }
  }

  /**
   * {@code s} leaves {@code o}, and what it has entered since, which it never really did; nothing
   * if it has not entered it.
   */
  public void pop(Strand s, Object o) {
    int i = s.heldCount - 1;
    while (i >= 0 && !s.held[i].isOf(o)) {
      i--;
    }
    while (i >= 0 && s.heldCount > i) {
      leaveTop(s);
    }
  }

  private void leave(Strand s, Monitor m) {
    if (--m.count > 0) {
      return;
    }
    m.owner = null;
    if (m.published) {
      grantIfFree(m);
    }
    if (m.isFree()) {
      drop(s, m);
    }
  }

  /** The shadow of a monitor that {@code s} owns, with its whole count. */
  public Monitor owned(Strand s, Object o) {
    if (sphere.alone) {
      publish(s, o);
    }
    Monitor m = find(o);
    if (m == null) {
      throw new AssertionError("a held monitor without a shadow");
    }
    return m;
  }

  /** {@code s}, about to wait, lets the monitor go. */
  public void beginWait(Strand s, Monitor m) {
    m.count = 0;
    m.owner = null;
    grantIfFree(m);
  }

  /** Gives a free monitor to the first strand that waits to enter it. */
  void grantIfFree(Monitor m) {
    if (m.owner != null || succession == Policy.Succession.OPEN) {
      return;
    }
    Strand heir = m.entry.peek();
    if (heir == null) {
      return;
    }
    if (succession == Policy.Succession.BARGING
        && heir.waiter
            .granted // who sits in the real wait has to be given the monitor by who leaves it
        && heir.overtaken < MOST_OVERTAKEN) {
      sphere.scheduler.wake(heir, Wait.SIGNALLED); // it tries again
    } else {
      grant(m, heir);
    }
  }

  /** Gives a free monitor to {@code heir}, which stands in its entry queue. */
  public void grant(Monitor m, Strand heir) {
    m.owner = heir;
    m.count = heir.savedCount;
    int reason = heir.wait.reason;
    if (!heir.waiter.granted) {
      m.grant(m.object(), heir.waiter);
    } else {
      reason = Wait.SIGNALLED;
    }
    sphere.scheduler.wake(heir, reason);
  }

  /** {@code s} is outside, and turns out not to hold {@code o}: the monitor goes to others. */
  void abandon(Strand s, Object o) {
    s.freeze();
    Monitor m = find(o);
    if (m != null && m.owner == s && !m.isInner && s.phase == Strand.DROPPED) {
      int kept = 0;
      for (int i = 0; i < s.heldCount; i++) {
        if (s.held[i] != m) {
          s.held[kept++] = s.held[i];
        }
      }
      while (s.heldCount > kept) {
        s.held[--s.heldCount] = null;
      }
      m.count = 0;
      m.owner = null;
      grantIfFree(m);
    }
    s.thaw();
  }

  /** What a thread outside did to {@code o} reaches the strands that wait on it. */
  void notifyFromOutside(Object o, boolean all) {
    Monitor m = find(o);
    Strand first = m == null ? null : m.waitSet.peek();
    while (m != null && first != null) {
      sphere.observer.notified(first);
      sphere.scheduler.signal(m.waitSet);
      first = all ? m.waitSet.peek() : null;
    }
  }

  /**
   * What {@code s}, which was alone, holds goes on the table. Until now each entering made a shadow
   * of its own; they become one with a count.
   */
  void publishAll(Strand s) {
    for (int i = 0; i < s.heldCount; i++) {
      publish(s, i);
    }
  }

  /** What {@code s} has entered inside operations goes on the table. */
  void publishInner(Strand s) {
    for (int i = 0; i < s.heldCount; i++) {
      if (s.held[i].isInner) {
        publish(s, i);
      }
    }
  }

  /**
   * {@code s}, which has the turn and gives it up, goes on later in the middle of an operation:
   * what it holds inside is known to all from here on, and what the operation is about is shared.
   */
  public void shareInner(Strand s) {
    if (s.innerHeld == 0) {
      return;
    }
    publishInner(s);
    for (int depth = 1; depth <= s.depth; depth++) {
      Object o = s.targets.get(depth);
      if (o != null) {
        sphere.owners.share(s, o);
      }
    }
  }

  /**
   * {@code o} no longer belongs to {@code s}: if {@code s} holds it, the shadow goes on the table.
   * True when it does.
   */
  boolean publish(Strand s, Object o) {
    boolean holds = false;
    for (int i = 0; i < s.heldCount; i++) {
      if (s.held[i].isOf(o)) {
        publish(s, i);
        holds = true;
      }
    }
    return holds;
  }

  private void publish(Strand s, int i) {
    Monitor m = s.held[i];
    if (m.published) {
      return;
    }
    Monitor known = find(m.object());
    if (known == null && m.ownership == null) {
      insert(m, s.hashOf(m.object()));
      return;
    }
    if (known == null) {
      known = fresh(s, m.object());
      known.owner = s;
      known.count = 0;
      insert(known, s.hashOf(known.object()));
    }
    known.count++;
    s.held[i] = known;
  }
}
