package dev.jay.runtime.core;

import dev.jay.runtime.jvm.Wakes;
import org.jspecify.annotations.Nullable;

/**
 * The shadow of one real monitor: owner, recursion count, who waits to enter it and who waits in
 * it. It exists only while the monitor is owned or waited for, and only the holder of the turn
 * touches it.
 */
public final class Monitor extends Wakes {
  /** To whom the object belongs, where the strand that owns it enters it without a turn. */
  public final @Nullable Ownership ownership;

  /** Null while the shadow is not in use, and where there is an ownership record, which knows. */
  public @Nullable Object object;

  int hash;
  public @Nullable Strand owner;
  public int count;

  /**
   * In the table; false while its owner is the only strand there is, or there is an ownership
   * record.
   */
  public boolean published;

  /** Entered inside an operation, see InnerMonitors. */
  public boolean isInner;

  final WaitQueue entry = new Entry();
  public final WaitQueue waitSet = new WaitSet();

  /** Next in the bucket, or in a strand's free list. */
  @Nullable Monitor next;

  public Monitor() {
    this.ownership = null;
  }

  public Monitor(Ownership ownership) {
    this.ownership = ownership;
    this.hash = ownership.hash;
    this.owner = ownership.owner;
  }

  public boolean isOf(Object o) {
    return ownership == null ? object == o : ownership.refersTo(o);
  }

  public Object object() {
    Object o = ownership == null ? object : ownership.get();
    if (o == null) {
      throw new AssertionError("a monitor without its object");
    }
    return o;
  }

  boolean isFree() {
    return owner == null && entry.isEmpty() && waitSet.isEmpty();
  }

  public String name() {
    Object o = object();
    if (o instanceof Initialisations.Initialisation) {
      return o.toString();
    }
    return o instanceof Class
        ? "class " + ((Class<?>) o).getName()
        : o.getClass().getName() + "@" + Integer.toHexString(hash);
  }

  public final class Entry extends WaitQueue {
    public Monitor monitor() {
      return Monitor.this;
    }

    @Override
    public String describe() {
      return "to enter monitor " + name();
    }

    @Override
    public @Nullable Strand owner() {
      return owner;
    }
  }

  /**
   * A strand leaves the wait set through the entry queue: it goes on only when the monitor is its
   * own again.
   */
  public final class WaitSet extends WaitQueue {
    public Monitor monitor() {
      return Monitor.this;
    }

    boolean isOf(Object o) {
      return Monitor.this.isOf(o);
    }

    @Override
    void awaken(Strand s, int reason) {
      s.wait.reason = reason;
      s.wait.interruptible = false;
      s.scheduler.requeue(s, entry);
      s.sphere.monitors.grantIfFree(Monitor.this);
    }

    @Override
    public String describe() {
      return "for a notify on " + name();
    }
  }
}
