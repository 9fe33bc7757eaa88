package dev.jay.runtime.run;

import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.runtime.core.WaitQueue;
import dev.jay.runtime.jvm.Stacks;
import dev.jay.runtime.jvm.Voice;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All strands wait, no timeout is pending and nothing outside can end a wait: that is a deadlock.
 * It is told with the cycle, if there is one, then every waiting thread with what it waits for, who
 * owns that, and its stack; then the JVM ends.
 */
public final class Deadlock {
  static final int EXIT_CODE = 101;

  private Deadlock() {}

  /** Whether there is a cycle: then nobody could end it. */
  static boolean isCertain(Sphere sphere) {
    StringBuilder out = new StringBuilder();
    cycle(sphere.strands(), out);
    return out.length() > 0;
  }

  /** Loads what a report needs while classes can still be loaded without risk. */
  public static void prepare() {
    new StringBuilder().append(new Throwable().getStackTrace().length);
  }

  /** Tells of it, in an order that every run has, and ends the JVM. */
  static void report(Sphere sphere) {
    report(
        sphere, "the schedule that led here repeats: run the same command again to see it again");
  }

  /** Tells of it, and how it is seen again, and ends the JVM. */
  public static void report(Sphere sphere, String again) {
    Strand self = Strands.current();
    if (self != null) {
      self.mode++;
    }
    List<Strand> all = sphere.strands();
    StringBuilder out = new StringBuilder();
    out.append("jay: deadlock: ")
        .append(all.size())
        .append(" threads wait and nothing can wake them\n");
    cycle(all, out);
    for (Strand s : all) {
      WaitQueue queue = s.wait.queue;
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
    out.append("jay: ").append(again).append('\n');
    Voice.write(out.toString());
    sphere.supervisor.close();
    Runtime.getRuntime().halt(EXIT_CODE);
  }

  /** The first cycle of "waits for what X owns", if there is one. */
  private static void cycle(List<Strand> all, StringBuilder out) {
    for (Strand start : all) {
      Strand s = start;
      for (int steps = 0; s != null && steps <= all.size(); steps++) {
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
    WaitQueue queue = s.wait.queue;
    return queue == null ? null : queue.owner();
  }
}
