package dev.jay.runtime;

import org.jspecify.annotations.Nullable;

/**
 * The beginning and the end of a run: makes the scheduler, and the first strand of the thread that
 * will call main.
 */
public final class Jay {
  private static volatile @Nullable Scheduler scheduler;

  private Jay() {}

  /** From here on the calling thread and all that it starts are controlled. */
  public static void begin(Settings settings) {
    Settings.current = settings;
    Scheduler made = new Scheduler(new RoundRobin(), settings);
    Strand main = new Strand(made, Thread.currentThread(), 0, "0");
    made.startServices(settings);
    Deadlock.prepare();
    main.enlisted = true;
    made.enlistHolder(main);
    scheduler = made;
    Strands.put(main);
    Hashes.begun(main.thread);
  }

  static @Nullable Scheduler scheduler() {
    return scheduler;
  }

  /**
   * A strand for {@code thread}, started by {@code parent}, or by a thread that is not controlled.
   */
  static Strand newStrand(Scheduler scheduler, Thread thread, @Nullable Strand parent) {
    return newStrand(scheduler, thread, thread, parent);
  }

  static synchronized Strand newStrand(
      Scheduler scheduler, Thread thread, Thread face, @Nullable Strand parent) {
    String path =
        parent == null ? "x." + scheduler.strangers++ : parent.path + "." + parent.children++;
    return new Strand(scheduler, thread, face, ++scheduler.lastId, path);
  }
}
