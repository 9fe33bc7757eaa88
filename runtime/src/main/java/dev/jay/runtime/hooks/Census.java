package dev.jay.runtime.hooks;

import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.runtime.jvm.Service;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;

/**
 * Which threads there are. The JVM's lists still have threads that have ended in the schedule,
 * until it is done with their remains, and they have Jay's own; the program sees neither. All hooks
 * are called inside a region, so nobody starts or ends meanwhile.
 */
public final class Census {
  private Census() {}

  /** The result of {@code ThreadGroup.activeCount}; negative if the JVM is to be asked. */
  public static int activeCount(ThreadGroup group) {
    Strand s = Strands.controlled();
    return s == null ? -1 : alive(s, group, true).length;
  }

  /** The same for {@code ThreadGroup.enumerate}. */
  public static int enumerate(ThreadGroup group, Thread[] list) {
    return enumerate(group, list, true);
  }

  /** The same, with or without the groups inside the group. */
  public static int enumerate(ThreadGroup group, Thread[] list, boolean recurse) {
    Strand s = Strands.controlled();
    if (s == null) {
      return -1;
    }
    Thread[] alive = alive(s, group, recurse);
    int count = Math.min(alive.length, list.length);
    System.arraycopy(alive, 0, list, 0, count);
    return count;
  }

  /** The result of {@code Thread.getAllStackTraces}. */
  public static Map<Thread, StackTraceElement[]> alive(Map<Thread, StackTraceElement[]> traces) {
    if (Strands.controlled() != null) {
      Iterator<Thread> threads = traces.keySet().iterator();
      while (threads.hasNext()) {
        if (!isSeen(threads.next())) {
          threads.remove();
        }
      }
    }
    return traces;
  }

  private static Thread[] alive(Strand s, ThreadGroup group, boolean recurse) {
    return s.sphere.supervisor.playsThreads()
        ? played(s, group, recurse)
        : started(s, group, recurse);
  }

  /** The JVM does not know of threads that are played. */
  private static Thread[] played(Strand s, ThreadGroup group, boolean recurse) {
    Thread[] all = s.sphere.supervisor.alive();
    int alive = 0;
    for (Thread thread : all) {
      ThreadGroup of = thread.getThreadGroup();
      if (of == group || (recurse && of != null && group.parentOf(of))) {
        all[alive++] = thread;
      }
    }
    return Arrays.copyOf(all, alive);
  }

  private static Thread[] started(Strand s, ThreadGroup group, boolean recurse) {
    Thread[] real = new Thread[16];
    int count;
    s.mode++; // the JVM is asked
    try {
      count = group.enumerate(real, recurse);
      while (count == real.length) { // there may be more
        real = new Thread[2 * count];
        count = group.enumerate(real, recurse);
      }
    } finally {
      s.mode--;
    }
    int alive = 0;
    for (int i = 0; i < count; i++) {
      if (isSeen(real[i])) {
        real[alive++] = real[i];
      }
    }
    return Arrays.copyOf(real, alive);
  }

  private static boolean isSeen(Thread thread) {
    return !Strands.hasEnded(thread) && !Service.isOne(thread);
  }
}
