package dev.jay.runtime;

import org.jspecify.annotations.Nullable;

/**
 * The shadow of one real monitor: owner, recursion count, who waits to enter it and who waits in
 * it. It exists only while the monitor is owned or waited for, and only the holder of the turn
 * touches it.
 */
final class Monitor {
  /** To whom the object belongs, where the strand that owns it enters it without a turn. */
  final @Nullable Deed deed;

  /** Null while the shadow is not in use, and where there is a deed, which knows. */
  @Nullable Object object;

  int hash;
  @Nullable Strand owner;
  int count;

  /** In the table; false while its owner is the only strand there is, or there is a deed. */
  boolean published;

  /** Entered inside an operation, see {@link InnerMonitors}. */
  boolean isInner;

  final WaitQueue entry = new Entry();
  final WaitQueue waitSet = new WaitSet();

  /** Next in the bucket, or in a strand's free list. */
  @Nullable Monitor next;

  Monitor() {
    this.deed = null;
  }

  Monitor(Deed deed) {
    this.deed = deed;
    this.hash = deed.hash;
    this.owner = deed.owner;
  }

  boolean isOf(Object o) {
    return deed == null ? object == o : deed.refersTo(o);
  }

  Object object() {
    Object o = deed == null ? object : deed.get();
    if (o == null) {
      throw new AssertionError("a monitor without its object");
    }
    return o;
  }

  boolean isFree() {
    return owner == null && entry.isEmpty() && waitSet.isEmpty();
  }

  String name() {
    Object o = object();
    return o instanceof Class
        ? "class " + ((Class<?>) o).getName()
        : o.getClass().getName() + "@" + Integer.toHexString(hash);
  }

  final class Entry extends WaitQueue {
    Monitor monitor() {
      return Monitor.this;
    }

    @Override
    String describe() {
      return "to enter monitor " + name();
    }

    @Override
    @Nullable Strand owner() {
      return owner;
    }
  }

  /**
   * A strand leaves the wait set through the entry queue: it goes on only when the monitor is its
   * own again.
   */
  final class WaitSet extends WaitQueue {
    @Override
    void awaken(Strand s, int reason) {
      s.wait.reason = reason;
      s.wait.interruptible = false;
      s.scheduler.requeue(s, entry);
      s.sphere.monitors.grantIfFree(Monitor.this);
    }

    @Override
    String describe() {
      return "for a notify on " + name();
    }
  }
}
