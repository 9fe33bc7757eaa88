package dev.jay.runtime.explore;

import dev.jay.runtime.core.Sites;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.jvm.Stacks;
import java.util.IdentityHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Tells a run's {@link Witness} what the strands do, where, and on what; takes down where they
 * access what is watched. Most runs have no witness and watch nothing: then it does nothing. Beyond
 * {@link Execution#explored} events nothing is told, since their order is fair and comes by itself.
 */
final class EventText {
  private final Exploration run;
  private final Execution execution;
  private @Nullable IdentityHashMap<Object, Integer> named;

  EventText(Exploration run) {
    this.run = run;
    this.execution = run.execution();
  }

  private @Nullable Witness witness() {
    return run.log.size() <= execution.explored ? execution.witness : null;
  }

  /** Takes down where the strand stands and on what it is about to operate. */
  void look(Strand s, ExploredStrand c, int what, @Nullable Object target, int field) {
    if (witness() != null) {
      s.mode++;
      StackTraceElement[] frames = new Throwable().getStackTrace();
      c.stack = Stacks.ofProgram(frames);
      c.on = Names.of(this, what, target, field);
      if (c.on.indexOf('#') > 0 && c.on.startsWith("java.util.concurrent.")) {
        c.on += called(frames, c.stack);
      }
      s.mode--;
    }
  }

  /** The method of the JDK that the program has called. */
  private static String called(StackTraceElement[] frames, StackTraceElement[] ofProgram) {
    for (int i = 1; ofProgram.length > 0 && i < frames.length; i++) {
      if (frames[i].equals(ofProgram[0])) {
        String name = frames[i - 1].getMethodName();
        return frames[i - 1].getClassName().startsWith("java.") ? "." + name : "";
      }
    }
    return "";
  }

  /** The strand makes the operation. */
  void tell(Strand s, ExploredStrand c, int what) {
    Witness witness = witness();
    if (witness != null) {
      s.mode++;
      witness.saw(run.log.size() - 1, s.id, what, c.on, c.stack);
      s.mode--;
    }
  }

  /** Takes down where the strand accesses what is watched. */
  void remember(Strand s, ExploredStrand c, @Nullable Object o, int name) {
    if (execution.watched < 0) {
      return;
    }
    boolean contents = Sites.isOfContents(name) && Sites.isOfContents(execution.watched);
    if (name == execution.watched || contents) {
      s.mode++;
      c.accessed = Stacks.ofProgram(new Throwable().getStackTrace());
      if (contents) {
        c.used.put(o, c.accessed);
      }
      s.mode--;
    }
  }

  /** A number for an object in reports: they are counted as they are first named. */
  int number(Object o) {
    if (named == null) {
      named = new IdentityHashMap<>();
    }
    Integer number = named.get(o);
    if (number == null) {
      number = named.size() + 1;
      named.put(o, number);
    }
    return number;
  }
}
