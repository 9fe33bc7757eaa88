package dev.jay.trace;

/**
 * The kinds of operations, as small integers: hooks pass them as constants, and they go into the
 * fingerprint. A kind's number never changes its meaning; new kinds are added at the end.
 */
public final class Kind {
  public static final int MONITOR_ENTER = 0;
  public static final int MONITOR_EXIT = 1;
  public static final int WAIT = 2;
  public static final int NOTIFY = 3;
  public static final int START = 4;
  public static final int EXIT = 5;
  public static final int JOIN = 6;
  public static final int INTERRUPT = 7;
  public static final int STATUS = 8;
  public static final int SLEEP = 9;
  public static final int YIELD = 10;
  public static final int PARK = 11;
  public static final int UNPARK = 12;
  public static final int LOCK = 13;
  public static final int SYNCHRONIZER = 14;
  public static final int ATOMIC = 15;
  public static final int VOLATILE = 16;
  public static final int QUEUE = 17;
  public static final int COLLECTION = 18;
  public static final int EXECUTOR = 19;
  public static final int OUTPUT = 20;
  public static final int SOFT_BARRIER = 21;
  public static final int WAKE = 22;
  public static final int SHUTDOWN = 23;

  /** A thread runs its first code; only where one thread runs at a time. */
  public static final int BEGIN = 24;

  /** A read of plain memory that has raced. */
  public static final int READ = 25;

  /** A write of plain memory that has raced. */
  public static final int WRITE = 26;

  public static final int COUNT = 27;

  private static final String[] NAMES = {
    "monitor-enter", "monitor-exit", "wait", "notify", "start", "exit", "join", "interrupt",
    "status", "sleep", "yield", "park", "unpark", "lock", "synchronizer", "atomic",
    "volatile", "queue", "collection", "executor", "output", "soft-barrier", "wake", "shutdown",
    "begin", "read", "write",
  };

  private Kind() {}

  /** The name of a kind, as tables and reports show it. */
  public static String name(int kind) {
    return NAMES[kind];
  }

  /** The kind of that name, or -1. */
  public static int of(String name) {
    for (int kind = 0; kind < COUNT; kind++) {
      if (NAMES[kind].equals(name)) {
        return kind;
      }
    }
    return -1;
  }
}
