package dev.jay.runtime.explore;

import dev.jay.runtime.core.CallObserver;
import dev.jay.runtime.core.Sites;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.jvm.Stacks;
import dev.jay.trace.Kind;
import dev.jay.trace.Operation;
import org.jspecify.annotations.Nullable;

/**
 * Tells a run's {@link Witness} what the strands do, where, on what, and what comes of it; takes
 * down where they access what is watched. Most runs have no witness and watch nothing: then it does
 * nothing. Beyond {@link Execution#explored} events nothing is told, since their order is fair and
 * comes by itself.
 *
 * <p>One strand runs at a time and each access to memory has a hook before it. So what a field
 * holds in the hook is what is read, and what it holds in the next hook of anybody is what was
 * written.
 */
final class EventText extends CallObserver {
  /** Accesses to plain memory of which there is more to be told than anybody reads. */
  private static final int MOST_PLAIN = 20_000;

  private final Exploration run;
  private final Execution execution;
  private final Names names = new Names();
  private int plain;

  // A write whose value is not there yet.
  private @Nullable Deed unwritten;
  private @Nullable Object written;
  private int writtenPart;

  EventText(Exploration run) {
    this.run = run;
    this.execution = run.execution();
    CallObserver.wanted = execution.witness != null;
  }

  private @Nullable Witness witness() {
    return run.log.size() <= execution.explored ? execution.witness : null;
  }

  /** Takes down where the strand stands and on what it is about to operate. */
  void look(Strand s, ExploredStrand c, int what, @Nullable Object target, int part) {
    if (witness() != null) {
      s.mode++;
      finishWrite();
      StackTraceElement[] frames = new Throwable().getStackTrace();
      c.stack = Stacks.ofProgram(frames);
      c.on = names.saved(what, target, part);
      c.shown = names.shown(what, target, part);
      if (c.on.indexOf('#') > 0 && c.on.startsWith("java.util.concurrent.")) {
        StackTraceElement called = called(frames, c.stack);
        String method = called == null ? "" : "." + called.getMethodName();
        c.on += method;
        c.shown += method;
        c.isInside = called != null && target != null && isOther(called, target);
      } else {
        lookInside(c, what, frames);
      }
      s.mode--;
    }
  }

  /** An access to the JDK's own memory is shown as the call that it is a part of, once. */
  private static void lookInside(ExploredStrand c, int what, StackTraceElement[] frames) {
    boolean isUnknown = Operation.kind(what) == Kind.ATOMIC && c.on.isEmpty();
    boolean isMemory = Operation.kind(what) == Kind.VOLATILE && c.on.startsWith("java.");
    StackTraceElement called = isUnknown || isMemory ? called(frames, c.stack) : null;
    c.isInside = called != null && !called.getClassName().equals("java.lang.invoke.VarHandle");
    if (called != null && c.isInside) {
      String type = called.getClassName();
      c.shown = type.substring(type.lastIndexOf('.') + 1);
    }
  }

  /** The method of the JDK that the program has called. */
  private static @Nullable StackTraceElement called(
      StackTraceElement[] frames, StackTraceElement[] ofProgram) {
    for (int i = 1; ofProgram.length > 0 && i < frames.length; i++) {
      if (frames[i].equals(ofProgram[0])) {
        return frames[i - 1].getClassName().startsWith("java.") ? frames[i - 1] : null;
      }
    }
    return null;
  }

  /** Whether the called method is that of another class, and the object one that the JDK keeps. */
  private static boolean isOther(StackTraceElement called, Object target) {
    String name = called.getClassName();
    if (name.startsWith("java.util.concurrent.")) {
      return false;
    }
    for (Class<?> c = target.getClass(); c != null; c = c.getSuperclass()) {
      if (c.getName().equals(name)) {
        return false;
      }
    }
    return true;
  }

  /** The strand makes the operation. */
  void tell(Strand s, ExploredStrand c, int what, @Nullable Object target, int part) {
    Witness witness = witness();
    if (witness == null) {
      return;
    }
    s.mode++;
    finishWrite();
    Deed deed = new Deed(run.log.size() - 1, s.id, what, c.on, c.shown, c.stack);
    if (Operation.kind(what) != Kind.WAKE) {
      c.isInside &= !c.calls.does(deed);
    } else {
      deed.timesOut = c.timedOut;
    }
    value(s, deed, target, part);
    deed.isInside = c.isInside;
    c.deed = deed;
    witness.saw(deed);
    s.mode--;
  }

  /** The strand accesses plain memory, and no decision was made before it. */
  void tellPlain(
      Strand s, ExploredStrand c, @Nullable Object o, int part, boolean write, int location) {
    Witness witness = witness();
    if (witness == null || plain >= MOST_PLAIN) {
      return;
    }
    plain++;
    s.mode++;
    finishWrite();
    int what = Operation.of(write ? Kind.WRITE : Kind.READ, write ? 0 : Operation.READ, 0);
    StackTraceElement[] stack = Stacks.ofProgram(new Throwable().getStackTrace());
    String shown = names.shown(what, o, part);
    Deed deed = new Deed(run.log.size() - 1, s.id, what, names.saved(what, o, part), shown, stack);
    deed.isPlain = true;
    deed.touch(location, Operation.access(what));
    if (part == Operation.CONTENTS) {
      c.calls.does(deed);
    }
    value(s, deed, o, part);
    witness.saw(deed);
    s.mode--;
  }

  private void value(Strand s, Deed deed, @Nullable Object o, int part) {
    if (part < 0 || !deed.isAccess()) {
      return;
    }
    if (deed.reads()) {
      deed.value = names.value(Held.value(o, part, s.thread));
    } else {
      unwritten = deed;
      written = o;
      writtenPart = part;
    }
  }

  /** The last write has been made by now. */
  private void finishWrite() {
    Deed deed = unwritten;
    if (deed != null) {
      unwritten = null;
      deed.value =
          names.value(Held.value(written, writtenPart, run.strand(deed.strand).strand.thread));
      written = null;
    }
  }

  /** What the strand has just done touches that. */
  void touched(ExploredStrand c, int location, int access) {
    Deed deed = c.deed;
    if (deed != null && deed.event == run.log.size() - 1 && witness() != null) {
      deed.touch(location, access);
    }
  }

  /** The run ends: nobody can go on, or the last write was the last that was done. */
  void end(boolean nobodyGoesOn) {
    Witness witness = witness();
    if (witness == null) {
      return;
    }
    finishWrite();
    for (int id = 0; nobodyGoesOn && id < run.strandCount(); id++) {
      ExploredStrand c = run.strand(id);
      if (!c.ended && c.begun) {
        int event = run.log.size() - 1;
        Deed last = c.strand.phase == Strand.WAITING ? c.deed : null;
        int what = last == null ? c.what : last.what;
        Deed deed = new Deed(event, id, what, c.on, c.shown, c.stack);
        deed.isPending = true;
        if (c.location != Locations.GLOBAL) {
          deed.touch(c.location, Operation.READ);
        }
        witness.saw(deed);
      }
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

  // ---- Calls

  @Override
  public void begins(Strand s, int site, String method) {
    run.strand(s).calls.begin(site, method);
  }

  @Override
  public void argument(Strand s, @Nullable Object value) {
    s.mode++;
    run.strand(s).calls.argument(names.value(value));
    s.mode--;
  }

  @Override
  public void returns(Strand s, int site, @Nullable Object result, boolean isVoid) {
    s.mode++;
    run.strand(s).calls.end(site, isVoid ? "" : names.value(result));
    s.mode--;
  }
}
