package dev.jay.runtime.jvm;

import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/**
 * Those who sit in the real wait of a monitor, and how they are woken. Jay wakes all of them when
 * it has granted the monitor to one; the others go on waiting. Native code may notify them too, and
 * nobody is told. So whoever is woken must know by whom.
 *
 * <p>A thread that was notified and cannot have the monitor yet is BLOCKED, no longer WAITING. So
 * before Jay notifies, it looks who is that already: native code was faster there. And who comes
 * back without having been woken by Jay was woken by native code. Everything here is done by
 * whoever holds the real monitor.
 */
public abstract class Wakes {
  /** A thread in the real wait, and by whom it was notified. */
  public static final class Waiter {
    private enum By {
      NOBODY,
      JAY,
      NATIVE_CODE
    }

    private final Thread thread;
    private By by = By.NOBODY;

    /** It sits in the real wait. */
    private volatile boolean isWaiting;

    /** The monitor that it waits for is its own. */
    public volatile boolean granted;

    public Waiter(Thread thread) {
      this.thread = thread;
    }

    /**
     * The thread that it waits for, to be woken where native code may hold the monitor, or null.
     */
    public @Nullable Thread waker() {
      return isWaiting ? Waker.thread() : null;
    }

    private void willBeNotified() {
      if (by == By.NOBODY) {
        by = thread.getState() == Thread.State.BLOCKED ? By.NATIVE_CODE : By.JAY;
      }
    }
  }

  private final ArrayList<Waiter> waiters = new ArrayList<>(0);

  /** Waits once, until somebody notifies the running thread; true if native code did. */
  public final boolean await(Object o, Waiter waiter) throws InterruptedException {
    waiter.by = Waiter.By.NOBODY;
    waiters.add(waiter);
    waiter.isWaiting = true;
    try {
      o.wait();
    } finally {
      waiter.isWaiting = false;
      waiters.remove(waiter);
    }
    return waiter.by != Waiter.By.JAY;
  }

  /**
   * Grants the monitor to {@code heir}, and wakes all who wait in it. Both in the monitor: an heir
   * that came back earlier, since somebody has interrupted it, would take the monitor first.
   */
  public final void grant(Object o, Waiter heir) {
    if (NativeCode.isLoaded() && !Thread.holdsLock(o)) {
      Waker.grant(this, o, heir);
    } else {
      grantNow(o, heir);
    }
  }

  final void grantNow(Object o, Waiter heir) {
    synchronized (o) {
      heir.granted = true;
      for (int i = NativeCode.isLoaded() ? waiters.size() - 1 : -1; i >= 0; i--) {
        waiters.get(i).willBeNotified();
      }
      o.notifyAll();
    }
  }
}
