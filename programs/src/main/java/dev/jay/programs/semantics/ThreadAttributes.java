package dev.jay.programs.semantics;

import dev.jay.programs.Workers;

/** Names, priorities, groups and daemon flags, and what a child inherits of them. */
public final class ThreadAttributes {
  public static void main(String[] args) {
    describe(Thread.currentThread());
    ThreadGroup group = new ThreadGroup("group");
    Thread thread =
        new Thread(
            group,
            () -> {
              describe(Thread.currentThread());
              Thread child = new Thread(() -> describe(Thread.currentThread()), "child");
              child.start();
              Workers.join(child);
            },
            "parent");
    thread.setPriority(7);
    thread.setDaemon(true);
    describe(thread);
    thread.start();
    Workers.join(thread);
    Thread unnamed = new Thread(() -> {});
    System.out.println(unnamed.getName().startsWith("Thread-"));
    unnamed.setName("renamed");
    System.out.println(unnamed.getName());
    Thread[] all = new Thread[20];
    ThreadGroup own = Thread.currentThread().getThreadGroup();
    int count = own.enumerate(all, false);
    for (int i = 0; i < count; i++) {
      System.out.println("in " + own.getName() + ": " + all[i].getName());
    }
  }

  private static void describe(Thread thread) {
    ThreadGroup group = thread.getThreadGroup();
    System.out.println(
        thread.getName()
            + " "
            + thread.getPriority()
            + " "
            + thread.isDaemon()
            + " "
            + (group == null ? "no group" : group.getName()));
  }
}
