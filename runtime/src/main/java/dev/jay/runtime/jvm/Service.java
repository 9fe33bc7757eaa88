package dev.jay.runtime.jvm;

/** Jay's own threads: daemons in the system group, which no sphere controls. */
public final class Service {
  /** What they are known by. */
  private static final class Own extends Thread {
    Own(ThreadGroup group, Runnable work, String name) {
      super(group, work, name, 0, false);
    }
  }

  private Service() {}

  /** Whether {@code thread} is one of them. */
  public static boolean isOne(Thread thread) {
    return thread instanceof Own;
  }

  public static Thread start(String name, Runnable work) {
    Thread thread = make(name, work);
    thread.start();
    return thread;
  }

  public static Thread make(String name, Runnable work) {
    ThreadGroup group = Thread.currentThread().getThreadGroup();
    while (group != null && group.getParent() != null) {
      group = group.getParent();
    }
    Thread thread = new Own(group, work, name);
    thread.setDaemon(true);
    System.identityHashCode(thread); // not to be drawn by a strand that looks at all threads
    return thread;
  }
}
