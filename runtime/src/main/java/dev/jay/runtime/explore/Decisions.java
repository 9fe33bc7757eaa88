package dev.jay.runtime.explore;

import dev.jay.runtime.core.Monitor;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.WaitQueue;
import dev.jay.trace.Kind;
import dev.jay.trace.Operation;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Who goes on at each decision of an explored run. The strands whose next operation can proceed are
 * enabled, except that those which spin let the others go first, and that hints may leave only some
 * of them. Of the enabled ones the {@link Explorer} chooses. Beyond {@link Execution#explored}
 * events it is not asked any more and everybody gets his turn: at first for an event each, later
 * for a long stretch of them, so that long computations come to their end. If the run does not end
 * then either, that is a livelock.
 */
final class Decisions {
  private static final int SINGLE = 100_000; // events of the fair part before there are stretches
  private static final int STRETCH = 1_000;

  private final Exploration run;
  private final Explorer explorer;
  private final Spinning spinning;
  private final @Nullable OpenOrder open;
  private final int explored;
  private final int most;
  private final Enabled choice;
  private int stretchEnd;

  Decisions(Exploration run, Explorer explorer, Spinning spinning, @Nullable OpenOrder open) {
    this.run = run;
    this.explorer = explorer;
    this.spinning = spinning;
    this.open = open;
    this.explored = run.execution().explored;
    this.most = explored + run.execution().fair;
    this.choice = new Enabled(run);
  }

  /** The run begins with {@code s}. */
  void begin(Strand s) {
    choice.current = s.id;
  }

  /** Finds out who is enabled; whether anybody is. */
  boolean collect() {
    int n = 0;
    int oldest = Integer.MAX_VALUE;
    int yielded = 0;
    for (int id = 0; id < run.strandCount(); id++) {
      ExploredStrand c = run.strand(id);
      if (!c.ended && isEnabled(c) && run.aftermath.admits(c)) {
        choice.strands[n++] = id;
        oldest = Math.min(oldest, c.lastEvent);
        yielded += c.yieldedAt >= 0 ? 1 : 0;
      }
    }
    boolean allSpin = n > 0 && yielded == n;
    if (yielded > 0 && n > 1) {
      n = spinning.withoutYielded(choice.strands, n, oldest);
    }
    choice.count = n;
    if (n > 0) {
      addEarly(allSpin);
    }
    return n > 0;
  }

  /** Somebody can go on; so may whoever waits for the first timeout. */
  private void addEarly(boolean othersSpin) {
    Strand s = run.earlyTimeouts.candidate();
    if (s == null || !run.earlyTimeouts.admits(s, othersSpin)) {
      return;
    }
    int i = choice.count++;
    for (; i > 0 && choice.strands[i - 1] > s.id; i--) {
      choice.strands[i] = choice.strands[i - 1];
    }
    choice.strands[i] = s.id;
  }

  /** One of the enabled; null when the run is to end, and has been told so. */
  @Nullable ExploredStrand choose() {
    if (open != null) {
      open.restrict(choice);
    }
    int event = run.log.size();
    int id;
    if (event < explored) {
      id = explorer.choose(choice);
      if (id == Explorer.GIVE_UP) {
        run.finish(null);
        return null;
      }
    } else if (event < most) {
      id = event < explored + SINGLE ? longestWaiting() : inStretches(event);
    } else {
      run.finish(Failures.livelock(run, most));
      return null;
    }
    choice.current = id;
    run.earlyTimeouts.chosen(run.strand(id).strand);
    return run.strand(id);
  }

  /**
   * Java does not say which of those that wait a notify wakes. The explorer chooses: an event of
   * the chosen strand says who it is, and the notifier goes on with another one.
   */
  void chooseWaiter(Strand notifier, Monitor monitor) {
    int waiting = monitor.waitSet.ids(choice.strands);
    if (waiting < 2 || run.log.size() + 1 >= explored) {
      return;
    }
    choice.count = waiting;
    Arrays.sort(choice.strands, 0, waiting);
    choice.fork = true;
    Strand chosen = next();
    choice.fork = false;
    if (chosen == null) {
      return;
    }
    run.log.touch(run.locations.of(monitor.object(), Operation.MONITOR), Operation.WRITE);
    choice.count = 1;
    choice.strands[0] = notifier.id;
    if (next() != null) {
      run.strand(notifier).lastEvent = run.log.size() - 1;
      monitor.waitSet.putFirst(chosen);
    }
  }

  private @Nullable Strand next() {
    int id = explorer.choose(choice);
    if (id == Explorer.GIVE_UP) {
      run.finish(null);
      return null;
    }
    choice.current = id;
    run.log.begin(id, Kind.NOTIFY);
    ExploredStrand c = run.strand(id);
    run.text.tell(c.strand, c, Kind.NOTIFY, null, Operation.WHOLE);
    return c.strand;
  }

  /** The same strand as before, until its stretch is over or it cannot go on. */
  private int inStretches(int event) {
    int current = choice.current;
    if (event < stretchEnd && choice.isEnabled(current)) {
      return current;
    }
    stretchEnd = event + STRETCH;
    return longestWaiting();
  }

  private int longestWaiting() {
    int id = choice.strands[0];
    for (int i = 1; i < choice.count; i++) {
      if (run.strand(choice.strands[i]).lastEvent < run.strand(id).lastEvent) {
        id = choice.strands[i];
      }
    }
    return id;
  }

  private boolean isEnabled(ExploredStrand c) {
    Strand s = c.strand;
    switch (s.phase) {
      case Strand.RUNNING:
      case Strand.TURN:
        return Effects.canProceed(run, c);
      case Strand.WAITING:
        WaitQueue queue = s.wait.queue;
        return queue instanceof Monitor.Entry
            ? queue.owner() == null
            : queue instanceof WaitQueue.Sleep && run.sphere.scheduler.timers.first() == s;
      default:
        return false;
    }
  }
}
