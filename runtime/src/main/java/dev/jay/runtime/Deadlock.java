package dev.jay.runtime;

import org.jspecify.annotations.Nullable;

/**
 * All strands wait, no timeout is pending and nothing outside can end a wait: that is a deadlock.
 * It is told with the cycle, if there is one, then every waiting thread with what it waits for, who
 * owns that, and its stack; then the JVM ends.
 */
final class Deadlock {
  static final int EXIT_CODE = 101;

  private Deadlock() {}

  /** Loads what a report needs while classes can still be loaded without risk. */
  static void prepare() {
    new StringBuilder().append(new Throwable().getStackTrace().length);
  }

  static void report(Scheduler scheduler) {
    Strand self = Strands.current();
    if (self != null) {
      self.mode++;
    }
    Strand[] all = Strands.all();
    StringBuilder out = new StringBuilder();
    out.append("jay: deadlock: ")
        .append(all.length)
        .append(" threads wait and nothing can wake them\n");
    cycle(all, out);
    for (Strand s : all) {
      WaitQueue queue = s.waitQueue;
      out.append("jay: ").append(s).append(" waits ").append(queue == null ? "" : queue.describe());
      Strand owner = queue == null ? null : queue.owner();
      if (owner != null) {
        out.append(", owned by ").append(owner);
      }
      out.append('\n');
      for (int i = 0; i < s.heldCount; i++) {
        out.append("jay:     holds monitor ").append(s.held[i].name()).append('\n');
      }
      Stacks.append(s.thread.getStackTrace(), out);
    }
    out.append(
        "jay: the schedule that led here repeats: run the same command again to see it again\n");
    Voice.write(out.toString());
    Shutdown.sayLastOnce(scheduler);
    Runtime.getRuntime().halt(EXIT_CODE);
  }

  /** The first cycle of "waits for what X owns", if there is one. */
  private static void cycle(Strand[] all, StringBuilder out) {
    for (Strand start : all) {
      Strand s = start;
      for (int steps = 0; s != null && steps <= all.length; steps++) {
        s = owner(s);
        if (s == start) {
          out.append("jay: cycle:");
          Strand t = start;
          do {
            out.append(' ').append(t).append(" ->");
            t = t == null ? start : owner(t);
          } while (t != start);
          out.append(' ').append(start).append('\n');
          return;
        }
      }
    }
  }

  private static @Nullable Strand owner(Strand s) {
    WaitQueue queue = s.waitQueue;
    return queue == null ? null : queue.owner();
  }
}
