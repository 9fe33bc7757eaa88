package dev.jay.runtime.core;

import dev.jay.runtime.jvm.Stacks;
import dev.jay.runtime.jvm.Voice;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.HashMap;
import org.jspecify.annotations.Nullable;

/**
 * PARROT's performance critical sections (§3, §4.3) of one sphere. A strand in one leaves the
 * order: its operations are scheduled by the operating system. What is used inside must not be used
 * outside at the same time; {@link #usedInside} and {@link #usedOutside} check the stronger rule
 * that no monitor is used in both, and warn once for each, naming both places. The check costs
 * nothing as long as the program has no such section.
 */
public final class CriticalSections {
  private final Sphere sphere;
  private volatile boolean used;
  private final HashMap<Identity, String> inside = new HashMap<>();
  private final ReferenceQueue<Object> gone = new ReferenceQueue<>();

  CriticalSections(Sphere sphere) {
    this.sphere = sphere;
  }

  /** {@code s} enters a section. */
  public void enter(Strand s) {
    if (!sphere.policy.followsHints()) {
      return;
    }
    if (!used) {
      used = true;
      Strands.forgetRecent();
    }
    s.critical++;
    if (sphere.policy.entersSection(s)) {
      s.scheduler.outside.begin(s);
    }
  }

  /** {@code s} leaves the section that it entered last. */
  public void leave(Strand s) {
    if (s.critical == 0) {
      return;
    }
    s.critical--;
    if (s.outside > 0) {
      s.scheduler.outside.end(s);
    } else {
      sphere.policy.leavesSection(s);
    }
  }

  /** Whether every use of an object is to be told here. */
  boolean areUsed() {
    return used;
  }

  /** {@code o} is used for synchronization by {@code s}, which takes no turn for it. */
  public void usedInside(Strand s, Object o) {
    if (used && s.critical > 0) {
      note(o);
    }
  }

  private void note(Object o) {
    synchronized (inside) {
      for (Reference<?> dead = gone.poll(); dead != null; dead = gone.poll()) {
        inside.remove(dead);
      }
      Identity key = new Identity(o, gone);
      if (!inside.containsKey(key)) {
        inside.put(key, Stacks.place());
      }
    }
  }

  /** {@code o} is used for synchronization in the order. */
  public void usedOutside(Object o) {
    if (used) {
      check(o);
    }
  }

  private void check(Object o) {
    String place;
    synchronized (inside) {
      place = inside.remove(new Identity(o, gone));
    }
    if (place != null) {
      Voice.say(
          "a lock ("
              + o.getClass().getName()
              + ") is used inside a performance critical section at "
              + place
              + " and outside one at "
              + Stacks.place()
              + ": the order of the two is left to chance. Keep them apart, or take the section away.");
    }
  }

  /** An object as a key, by identity and without keeping it alive. */
  private static final class Identity extends WeakReference<Object> {
    private final int hash;

    Identity(Object object, ReferenceQueue<Object> gone) {
      super(object, gone);
      this.hash = System.identityHashCode(object);
    }

    @Override
    public int hashCode() {
      return hash;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return this == other
          || (other instanceof Identity && get() != null && ((Identity) other).get() == get());
    }
  }
}
