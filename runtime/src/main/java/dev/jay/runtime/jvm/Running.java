package dev.jay.runtime.jvm;

import java.lang.management.MonitorInfo;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import org.jspecify.annotations.Nullable;

/**
 * The thread on which another one's progress depends: itself, or, while the JVM keeps it from
 * entering a monitor, whoever owns that, and so on.
 */
public final class Running {
  private static final int LONGEST_CHAIN = 8;

  public final long id;
  public final Thread.State state;
  public final long cpuNanos;

  /** How often the first thread had to wait for a monitor so far; -1 if it does not now. */
  private final long blocked;

  private Running(long id, Thread.State state, long blocked, ThreadMXBean threads) {
    this.id = id;
    this.state = state;
    this.blocked = blocked;
    this.cpuNanos = Math.max(0, threads.getThreadCpuTime(id));
  }

  public static Running insteadOf(Thread thread, ThreadMXBean threads) {
    long id = Raw.tid(thread);
    Thread.State state = thread.getState();
    long blocked = -1;
    for (int i = 0; i < LONGEST_CHAIN && state == Thread.State.BLOCKED; i++) {
      ThreadInfo info = threads.getThreadInfo(id);
      ThreadInfo owner =
          info == null || info.getLockOwnerId() < 0
              ? null
              : threads.getThreadInfo(info.getLockOwnerId());
      if (owner == null) {
        break;
      }
      if (i == 0) {
        blocked = info.getBlockedCount();
      }
      id = owner.getThreadId();
      state = owner.getThreadState();
    }
    return new Running(id, state, blocked, threads);
  }

  /** Whether {@code thread} really holds the monitor of {@code o}. */
  public static boolean holds(Thread thread, Object o, ThreadMXBean threads) {
    ThreadInfo[] infos = threads.getThreadInfo(new long[] {Raw.tid(thread)}, true, false);
    if (infos[0] == null) {
      return true; // a virtual thread: nobody knows
    }
    for (MonitorInfo monitor : infos[0].getLockedMonitors()) {
      if (monitor.getIdentityHashCode() == System.identityHashCode(o)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether the thread, which is blocked, was so all the time since {@code earlier}, by the same.
   */
  public boolean isStill(@Nullable Running earlier) {
    return earlier != null && blocked >= 0 && blocked == earlier.blocked && id == earlier.id;
  }
}
