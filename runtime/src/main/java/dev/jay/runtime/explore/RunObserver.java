package dev.jay.runtime.explore;

import dev.jay.runtime.core.CallObserver;
import dev.jay.runtime.core.MemoryObserver;
import dev.jay.runtime.core.Observer;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.WaitQueue;
import dev.jay.trace.Kind;
import dev.jay.trace.Operation;
import org.jspecify.annotations.Nullable;

/**
 * Writes down what the strands of an explored run do: which locations their operations touch (for
 * the log, the race detector and those who look for spinning), and their accesses to plain memory.
 */
final class RunObserver extends Observer implements MemoryObserver {
  private static final int UNSEEN_ACCESSES = 20_000;

  private final Exploration run;

  RunObserver(Exploration run) {
    this.run = run;
  }

  @Override
  public boolean observesNested() {
    return true;
  }

  @Override
  public MemoryObserver memory() {
    return this;
  }

  @Override
  public @Nullable CallObserver calls() {
    return run.text;
  }

  // ---- Operations

  @Override
  public void operation(Strand s, int what, @Nullable Object target, int part) {
    ExploredStrand c = run.strand(s);
    if (Operation.kind(what) == Kind.WAKE) {
      wake(s, c);
    } else if (part == Operation.AGAIN) {
      run.spinning.paused(c);
      wake(s, c);
    } else if (isTold(what)) {
      run.text.tell(s, c, what, target, part);
      touch(s, c, what, target, part);
    }
  }

  @Override
  public void nested(Strand s, int what, @Nullable Object target, int part) {
    if (Operation.kind(what) != Kind.STATUS) { // a look is nothing done, see Strand.looksInVain
      s.scheduler.operations++;
    }
    if (isTold(what)) {
      touch(s, run.strand(s), what, target, part);
    }
  }

  @Override
  public void waits(Strand s, WaitQueue queue, long nanos) {
    ExploredStrand c = run.strand(s);
    c.timeoutIsShort = nanos <= EarlyTimeouts.GUARD_NANOS;
    c.timedOut = false;
  }

  @Override
  public void timesOut(Strand s, boolean isWithin) {
    run.strand(s).timedOut = true;
  }

  /** As long as there is one strand, nobody sees what it does; but then it starts another one. */
  private boolean isTold(int what) {
    return run.sphere.started > 1 || Operation.kind(what) == Kind.START;
  }

  /** The operation in the middle of which the strand has waited goes on. */
  private void wake(Strand s, ExploredStrand c) {
    run.text.tell(s, c, Kind.WAKE, null, Operation.WHOLE);
    for (int i = 0; i < c.touchedCount; i++) {
      int access = c.touched[i] & Operation.ACCESS;
      touched(
          c,
          c.touched[i] >>> Operation.ACCESS_BITS,
          access == Operation.RELEASE ? Operation.ACQUIRE : access); // a monitor is taken again
    }
  }

  void touch(Strand s, ExploredStrand c, int what, @Nullable Object target, int part) {
    int access = Effects.access(run, s, what, target);
    if (access == Effects.NONE) {
      if (Operation.kind(what) == Kind.YIELD || Operation.kind(what) == Kind.SLEEP) {
        run.spinning.paused(c);
      }
      return;
    }
    int location = location(s, what, target, part);
    c.addTouched(location, access);
    touched(c, location, access);
  }

  /** The operation under way of the strand sees what any other has done. */
  void lookAtAll(ExploredStrand c) {
    c.addTouched(Locations.GLOBAL, Operation.READ);
    touched(c, Locations.GLOBAL, Operation.READ);
  }

  int location(Strand s, int what, @Nullable Object target, int part) {
    if (part >= 0 || part == Operation.CONTENTS) {
      return run.locations.of(target, part);
    }
    Object canonical = Effects.canonical(s, what, target);
    return canonical == null
        ? Locations.GLOBAL
        : run.locations.of(canonical, part == Operation.WHOLE ? Effects.part(what) : part);
  }

  private void touched(ExploredStrand c, int location, int access) {
    run.spinning.watch(c, location, access);
    run.log.touch(location, access);
    run.races.acquire(c, location);
    run.text.touched(c, location, access);
  }

  void endOperation(Strand s) {
    if (run.sphere.started > 1) {
      run.races.release(run.strand(s));
    }
  }

  // ---- Plain memory

  /** An access that has raced before is a point of decision, and so is one now and then. */
  @Override
  public void access(
      Strand s, @Nullable Object o, int part, boolean write, boolean racy, int name, int site) {
    if (run.sphere.started == 1) {
      return;
    }
    ExploredStrand c = run.strand(s);
    if (s.phase != Strand.TURN || !c.begun) {
      s.scheduler.awaitTurn(s);
    }
    boolean decides = s.depth == 0 && (racy || ++c.accesses > UNSEEN_ACCESSES);
    if (decides) {
      int what = Operation.of(write ? Kind.WRITE : Kind.READ, write ? 0 : Operation.READ, 0);
      s.scheduler.getTurn(s, what, o, part);
      s.depth = 0; // it orders nothing
    }
    if (write) {
      c.fruitful(run.log.size() - 1);
    }
    if (c.optimistic && !write) {
      return;
    }
    run.text.remember(s, c, o, name);
    int location = run.locations.of(o, part);
    if (!decides) {
      run.text.tellPlain(s, c, o, part, write, location);
    }
    run.races.access(c, o, location, write, name, site);
  }

  @Override
  public void readOptimistically(Strand s, boolean value) {
    run.strand(s).optimistic = value;
  }
}
