package dev.jay.runtime.jvm;

/**
 * The JVM's counter of thread numbers ({@code Thread.getId}), which libraries put into names. Jay
 * starts other threads of its own in a recording than in its replay, so before the program begins
 * the counter goes on from a round number.
 */
public final class ThreadNumbers {
  private static final long ROUND = 64;

  private ThreadNumbers() {}

  /** The next thread's number is a round one. */
  public static void goOnFromRound() {
    try {
      onJdk17();
    } catch (InternalError e) {
      onJdk21();
    }
  }

  private static void onJdk17() {
    long at = Raw.U.objectFieldOffset(Thread.class, "threadSeqNumber");
    Raw.U.putLong(Thread.class, at, rounded(Raw.U.getLong(Thread.class, at)));
  }

  /** The counter is in the JVM's own memory, and its address in a field. */
  private static void onJdk21() {
    try {
      Class<?> holder = Class.forName("java.lang.Thread$ThreadIdentifiers", true, null);
      long field = Raw.U.objectFieldOffset(holder, "NEXT_TID_OFFSET");
      long at = Raw.U.getLong(holder, field);
      Raw.U.putLong(at, rounded(Raw.U.getLong(at)));
    } catch (ClassNotFoundException | InternalError e) {
      // numbers are as under java
    }
  }

  private static long rounded(long number) {
    return (number / ROUND + 1) * ROUND;
  }
}
