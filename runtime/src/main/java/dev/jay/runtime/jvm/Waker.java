package dev.jay.runtime.jvm;

import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/**
 * Notifies those who wait in a monitor that native code may hold just then. Whoever has the turn
 * must not wait for that, so a thread of its own does.
 */
final class Waker implements Runnable {
  private static final Waker ONE = new Waker();
  private static volatile @Nullable Thread thread;

  private final ArrayDeque<Task> tasks = new ArrayDeque<>();

  private static final class Task {
    final Wakes wakes;
    final Object monitor;
    final Wakes.Waiter heir;

    Task(Wakes wakes, Object monitor, Wakes.Waiter heir) {
      this.wakes = wakes;
      this.monitor = monitor;
      this.heir = heir;
    }
  }

  private Waker() {}

  /** From here on there is something to do for it. */
  static void start() {
    thread = Service.start("jay-waker", ONE);
  }

  static @Nullable Thread thread() {
    return thread;
  }

  /** Does so as soon as the monitor of {@code o} is free. */
  static void grant(Wakes wakes, Object o, Wakes.Waiter heir) {
    ONE.add(new Task(wakes, o, heir));
    Raw.unpark(thread);
  }

  private synchronized void add(Task task) {
    tasks.add(task);
  }

  private synchronized @Nullable Task next() {
    return tasks.poll();
  }

  @Override
  public void run() {
    for (; ; ) {
      Task task = next();
      if (task == null) {
        Raw.park();
      } else {
        task.wakes.grantNow(task.monitor, task.heir);
      }
    }
  }
}
