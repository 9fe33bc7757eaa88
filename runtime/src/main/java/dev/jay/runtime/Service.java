package dev.jay.runtime;

import java.util.ArrayList;
import java.util.List;

/** Jay's own threads: daemons in the system group, which no sphere controls. */
final class Service {
  private static final List<Thread> ALL = new ArrayList<>(); // under its own lock

  private Service() {}

  /** Whether {@code thread} is one of them. */
  static boolean isOne(Thread thread) {
    synchronized (ALL) {
      return ALL.contains(thread);
    }
  }

  static Thread start(String name, Runnable work) {
    Thread thread = make(name, work);
    thread.start();
    return thread;
  }

  static Thread make(String name, Runnable work) {
    ThreadGroup group = Thread.currentThread().getThreadGroup();
    while (group != null && group.getParent() != null) {
      group = group.getParent();
    }
    Thread thread = new Thread(group, work, name, 0, false);
    thread.setDaemon(true);
    synchronized (ALL) {
      ALL.add(thread);
    }
    return thread;
  }
}
