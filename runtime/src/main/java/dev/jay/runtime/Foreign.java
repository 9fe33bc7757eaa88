package dev.jay.runtime;

import java.util.HashSet;
import org.jspecify.annotations.Nullable;

/**
 * Threads that Jay does not control: service threads of the JVM and the JDK, ForkJoin workers,
 * virtual threads. While there are any that the program's own doings have started, an empty order
 * is not a deadlock, since they may still wake somebody.
 */
final class Foreign {
  private static final HashSet<Long> counted = new HashSet<>();
  private static volatile int count;
  private static volatile boolean virtual;
  private static boolean told;

  private Foreign() {}

  static boolean none() {
    return count == 0 && !virtual;
  }

  /** Whether {@code thread}, about to start, is a service thread. */
  static boolean isService(Thread thread) {
    ThreadGroup group = thread.getThreadGroup();
    return group == null
        || group.getParent() == null
        || isA(thread, "jdk.internal.misc.InnocuousThread");
  }

  /** Whether {@code thread}, about to start, runs the program's code but is not controlled. */
  static boolean isForeign(Thread thread) {
    return isA(thread, "jdk.internal.misc.CarrierThread");
  }

  private static boolean isA(Thread thread, String name) {
    for (@Nullable Class<?> c = thread.getClass();
        c != null && c != Thread.class;
        c = c.getSuperclass()) {
      if (c.getName().equals(name)) {
        return true;
      }
    }
    return false;
  }

  static synchronized void started(Thread thread) {
    boolean foreign = isForeign(thread);
    if (foreign || mayWakeSomebody(thread)) {
      counted.add(Raw.tid(thread));
      count = counted.size();
    }
    if (foreign) {
      tell("ForkJoin workers");
    }
  }

  static synchronized void ended(Thread thread) {
    counted.remove(Raw.tid(thread));
    count = counted.size();
  }

  /**
   * A service thread that works for the program, such as the one that waits for a child process.
   */
  private static boolean mayWakeSomebody(Thread thread) {
    String name = thread.getName();
    return isService(thread) && !name.equals("Common-Cleaner") && !name.startsWith("jay-");
  }

  static synchronized void virtualStarted() {
    virtual = true;
    tell("virtual threads");
  }

  private static void tell(String what) {
    if (!told) {
      told = true;
      Voice.say(
          what
              + " run beside the schedule: Jay does not control them yet, so what they do may vary from run to run."
              + " Platform threads and executors of them are controlled.");
    }
  }
}
