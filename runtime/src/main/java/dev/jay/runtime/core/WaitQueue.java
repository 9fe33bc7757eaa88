package dev.jay.runtime.core;

import dev.jay.runtime.jvm.LockFields;
import org.jspecify.annotations.Nullable;

/**
 * Strands that wait for the same thing, first come first served: what PARROT's {@code wait(addr)}
 * waits at. Only the holder of the turn touches it. A strand stands in at most one wait queue,
 * linked through its own fields, so that waiting allocates nothing.
 */
public class WaitQueue {
  private @Nullable Strand first;
  private @Nullable Strand last;

  public final boolean isEmpty() {
    return first == null;
  }

  final @Nullable Strand peek() {
    return first;
  }

  /** The ids of those who wait, in their order; how many there are. */
  public final int ids(int[] into) {
    int count = 0;
    for (Strand s = first; s != null; s = s.wait.next) {
      into[count++] = s.id;
    }
    return count;
  }

  /** The strand, which waits here, is served next. */
  public final void putFirst(Strand s) {
    if (s != first) {
      Strand before = first;
      remove(s);
      s.wait.queue = this;
      s.wait.next = before;
      if (before == null) {
        last = s;
      } else {
        before.wait.previous = s;
      }
      first = s;
    }
  }

  final void add(Strand s) {
    s.wait.queue = this;
    s.wait.previous = last;
    s.wait.next = null;
    if (last == null) {
      first = s;
    } else {
      last.wait.next = s;
    }
    last = s;
  }

  final void remove(Strand s) {
    Strand before = s.wait.previous;
    Strand after = s.wait.next;
    if (before == null) {
      first = after;
    } else {
      before.wait.next = after;
    }
    if (after == null) {
      last = before;
    } else {
      after.wait.previous = before;
    }
    s.wait.queue = null;
    s.wait.previous = null;
    s.wait.next = null;
  }

  /**
   * Ends the wait of {@code s}, which stands in this queue, for {@code reason} (see {@link Wait}).
   * The plain queue makes it runnable; a monitor's wait set first gives the monitor back.
   */
  void awaken(Strand s, int reason) {
    s.scheduler.wake(s, reason);
  }

  /** What a strand in this queue waits for, for reports. */
  public String describe() {
    return "a signal";
  }

  /** The strand that could end the wait, where one is known. */
  public @Nullable Strand owner() {
    return null;
  }

  /** PARROT's {@code wait(NULL, timeout)}. */
  public static final class Sleep extends WaitQueue {
    @Override
    public String describe() {
      return "for a sleep to end";
    }
  }

  /** Those who wait for a strand's end. */
  static final class Joiners extends WaitQueue {
    private final Strand target;

    Joiners(Strand target) {
      this.target = target;
    }

    @Override
    public String describe() {
      return "for the end of " + target;
    }

    @Override
    public Strand owner() {
      return target;
    }
  }

  /** Where one strand parks. */
  static final class Park extends WaitQueue {
    private final Strand strand;

    Park(Strand strand) {
      this.strand = strand;
    }

    @Override
    public String describe() {
      Object blocker = LockFields.blocker(strand.thread);
      return blocker == null ? "to be unparked" : "for " + blocker;
    }

    @Override
    public @Nullable Strand owner() {
      Thread owner = LockFields.ownerOfBlocker(strand.thread);
      return owner == null ? null : Strands.of(owner);
    }
  }
}
