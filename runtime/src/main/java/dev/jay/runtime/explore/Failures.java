package dev.jay.runtime.explore;

import dev.jay.runtime.core.Monitor;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.runtime.core.WaitQueue;
import dev.jay.runtime.jvm.Stacks;
import org.jspecify.annotations.Nullable;

/** Describes what went wrong in a run. */
final class Failures {
  private Failures() {}

  static Failure exception(Strand s, Throwable e) {
    StringBuilder details = new StringBuilder(Stacks.of(e.getStackTrace()));
    Throwable cause = e.getCause();
    for (int i = 0; cause != null && i < 5; i++) {
      details.append("caused by: ").append(cause).append('\n');
      details.append(Stacks.of(cause.getStackTrace()));
      cause = cause.getCause();
    }
    return new Failure(Failure.Type.EXCEPTION, "in " + s + ": " + e, details.toString(), e);
  }

  static Failure exit(Strand s, int code) {
    return new Failure(
        Failure.Type.EXIT_CODE,
        s + " ended the program with exit code " + code,
        Stacks.of(Thread.currentThread().getStackTrace()),
        null);
  }

  /** Nobody can run: a deadlock, unless all that is left are idle threads after the body's end. */
  static @Nullable Failure deadlock(Exploration run) {
    if (run.strand(0).ended && !run.execution().strictEnd && onlyIdleLeft(run)) {
      return null;
    }
    StringBuilder out = new StringBuilder();
    int waiting = 0;
    for (int id = 0; id < run.strandCount(); id++) {
      ExploredStrand c = run.strand(id);
      if (!c.ended) {
        waiting++;
        describe(run, c, out);
      }
    }
    return new Failure(
        Failure.Type.DEADLOCK,
        "deadlock: "
            + waiting
            + (waiting == 1 ? " thread waits" : " threads wait")
            + " and nothing can wake "
            + (waiting == 1 ? "it" : "them"),
        out.toString(),
        null);
  }

  private static void describe(Exploration run, ExploredStrand c, StringBuilder out) {
    Strand s = c.strand;
    out.append(s).append(" waits ").append(waitsFor(c));
    Strand owner = owner(run, c);
    if (owner != null) {
      out.append(", owned by ").append(owner);
    }
    out.append('\n');
    for (int i = 0; i < s.heldCount; i++) {
      if (s.held[i].owner == s) {
        out.append("    holds monitor ").append(s.held[i].name()).append('\n');
      }
    }
    out.append(Stacks.of(s.thread.getStackTrace()));
  }

  private static String waitsFor(ExploredStrand c) {
    WaitQueue queue = c.strand.wait.queue;
    if (queue != null) {
      return queue.describe();
    }
    Object target = c.target;
    if (target instanceof Thread) {
      return "for the end of " + ((Thread) target).getName();
    }
    return target == null ? "" : "for " + Names.of(target);
  }

  private static @Nullable Strand owner(Exploration run, ExploredStrand c) {
    WaitQueue queue = c.strand.wait.queue;
    if (queue != null) {
      return queue.owner();
    }
    Object target = c.target;
    if (target instanceof Thread) {
      return Strands.of((Thread) target);
    }
    if (target == null) {
      return null;
    }
    Monitor m = run.sphere.monitors.find(target);
    return m == null ? null : m.owner;
  }

  private static boolean onlyIdleLeft(Exploration run) {
    for (int id = 1; id < run.strandCount(); id++) {
      ExploredStrand c = run.strand(id);
      if (!c.ended && (c.strand.wait.queue == null || c.strand.wait.queue.owner() != null)) {
        return false;
      }
    }
    return true;
  }

  static Failure livelock(Exploration run, int events) {
    StringBuilder out = new StringBuilder();
    for (int id = 0; id < run.strandCount(); id++) {
      ExploredStrand c = run.strand(id);
      if (!c.ended) {
        out.append(c.strand).append('\n').append(Stacks.of(c.strand.thread.getStackTrace()));
      }
    }
    return new Failure(
        Failure.Type.LIVELOCK,
        "livelock: no end after " + events + " operations, though every thread got its turn",
        out.toString(),
        null);
  }

  /** Nobody can run, and who is outside does not come back. */
  static Failure stuck(Exploration run) {
    StringBuilder out = new StringBuilder();
    for (int id = 0; id < run.strandCount(); id++) {
      ExploredStrand c = run.strand(id);
      if (!c.ended) {
        describe(run, c, out);
      }
    }
    return new Failure(
        Failure.Type.LIMIT,
        "no thread can go on, and those that are blocked outside Jay's control do not come back",
        out.toString(),
        null);
  }

  static Failure tooManyThreads(Exploration run) {
    return new Failure(
        Failure.Type.LIMIT,
        "more than " + Exploration.MOST_STRANDS + " threads in one run",
        "",
        null);
  }
}
