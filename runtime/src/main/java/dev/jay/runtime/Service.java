package dev.jay.runtime;

/** Jay's own threads: daemons in the system group, which no sphere controls. */
final class Service {
  private Service() {}

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
    return thread;
  }
}
