package dev.jay.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Threads that Jay does not control. Service threads of the JVM and the JDK are nobody's. The others (ForkJoin workers,
 * virtual threads) run the program's code: while there are any, an empty order is not a deadlock, since they may still
 * wake somebody.
 */
final class Foreign {
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
    return group == null || group.getParent() == null || isA(thread, "jdk.internal.misc.InnocuousThread");
  }

  /** Whether {@code thread}, about to start, runs the program's code but is not controlled. */
  static boolean isForeign(Thread thread) {
    return isA(thread, "java.util.concurrent.ForkJoinWorkerThread");
  }

  private static boolean isA(Thread thread, String name) {
    for (@Nullable Class<?> c = thread.getClass(); c != null && c != Thread.class; c = c.getSuperclass()) {
      if (c.getName().equals(name)) {
        return true;
      }
    }
    return false;
  }

  static synchronized void started() {
    count++;
    tell("ForkJoin workers");
  }

  static synchronized void ended() {
    count--;
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
