package dev.jay.runtime.explore;

import dev.jay.runtime.core.ActorThreads;
import dev.jay.runtime.core.Lifecycle;
import dev.jay.runtime.core.RunEnded;
import dev.jay.runtime.core.Settings;
import dev.jay.runtime.core.Sites;
import dev.jay.runtime.core.Spheres;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.runtime.jvm.Raw;
import dev.jay.runtime.jvm.Stacks;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Runs a task again and again, each time as a sphere of its own: the calling thread is its first
 * strand, and an {@link Explorer} decides the schedule. The way into the runtime for the checker.
 *
 * <p>A run ends when all strands that are not daemons have ended, or something failed, or the
 * explorer gave up. Strands that are left then are unwound; the next run begins when they are gone,
 * or when waiting for them has no prospect: {@link #leaked} counts those.
 */
public final class Execution {
  private static final long UNWIND_NANOS = 1_000_000_000;
  private static volatile boolean available;

  /** Events of a run that the explorer is asked about. */
  public int explored = 20_000;

  /** Events after that in which everybody gets his turn, before it is called a livelock. */
  public int fair = 3_000_000;

  /** Whether the program's threads are played by threads of Jay's, which is much faster. */
  public boolean crew = true;

  /** Short timeouts that may fire in a run while others could go on. */
  public int earlyTimeouts = 2;

  /** Sees what is done in the next runs, or null. */
  public @Nullable Witness witness;

  /** The number of a field or place of which accesses are to be remembered with stacks, or -1. */
  public int watched = -1;

  /** Threads that wait for nothing in particular when the body has ended are a deadlock too. */
  public boolean strictEnd;

  /** Only what performance hints leave open is up to the explorer; the rest goes round-robin. */
  public boolean hints;

  final RunLog log = new RunLog();
  final Locations locations = new Locations();
  final Races races = new Races(this);
  final OutsideWait patience = new OutsideWait(this);

  /** Time stands still while anybody can run. */
  private final Settings settings = new Settings(false, false, false, 0, 0, 10_000_000_000L, 1);

  private final List<Race> found = new ArrayList<>();
  private volatile @Nullable Exploration last;
  private @Nullable Thread runner;
  private boolean ended;
  private @Nullable Failure failure;
  private int leaked;

  /** The agent has instrumented the program for checking. */
  public static void setAvailable() {
    available = true;
  }

  public static boolean isAvailable() {
    return available;
  }

  /** Runs the task once; null if nothing failed. The calling thread must not be controlled. */
  public @Nullable Failure run(Task task, Explorer explorer) {
    patience.start();
    found.clear();
    ended = false;
    failure = null;
    runner = Thread.currentThread();
    ActorThreads.forgetRandom(runner);
    Exploration r = new Exploration(this, explorer, settings, Spheres.inputs());
    last = r;
    Strand s = r.begin();
    Spheres.open(r.sphere);
    Strands.put(s);
    s.beginHashes();
    try {
      task.run();
      if (!r.over) {
        Lifecycle.end(s);
        r.sphere.retire(s);
      }
    } catch (RunEnded e) {
      // Its own run: below.
    } catch (Throwable e) {
      if (!r.over) {
        r.finish(Failures.exception(s, e));
      }
    }
    s.mode++;
    r.strand(0).ended = true;
    awaitEnd(r);
    Strands.bury(s);
    Spheres.close(r.sphere);
    Raw.setInterruptFlag(Thread.currentThread(), false);
    return failure;
  }

  private void awaitEnd(Exploration r) {
    while (!r.over) {
      Raw.park();
    }
    long deadline = System.nanoTime() + UNWIND_NANOS;
    int left = r.left();
    for (int i = 0; left > 0; left = r.left(), i++) {
      if (i < 20) {
        Thread.yield();
      } else {
        long nanos = deadline - System.nanoTime();
        if (nanos <= 0) {
          leaked += left;
          return;
        }
        Raw.parkNanos(Math.min(nanos, 1_000_000));
      }
    }
  }

  void wakeRunner() {
    Raw.unpark(runner);
  }

  /** The first end counts. */
  synchronized boolean end(@Nullable Failure failure) {
    if (ended) {
      return false;
    }
    ended = true;
    this.failure = failure;
    return true;
  }

  /** The run under way, or the last one. */
  @Nullable Exploration current() {
    return last;
  }

  /** No run follows: Jay's own threads end. */
  public void close() {
    patience.stop();
  }

  // ---- What was seen

  /** The events of the last run. */
  public RunLog log() {
    return log;
  }

  /** Threads of all runs that could not be brought to their end. */
  public int leaked() {
    return leaked;
  }

  /** How many strands the last run had. */
  public int strandCount() {
    Exploration r = last;
    return r == null ? 0 : r.strandCount();
  }

  /** The deterministic name of a strand of the last run, such as 0.2.1. */
  public String path(int id) {
    return strand(id).path;
  }

  /** Its thread's name. */
  public String name(int id) {
    return strand(id).face.getName();
  }

  private Strand strand(int id) {
    Exploration r = last;
    if (r == null) {
      throw new IllegalStateException("there was no run");
    }
    return r.strand(id).strand;
  }

  /** Whether a timeout of the last run could have fired early but for the bound. */
  public boolean heldBack() {
    Exploration r = last;
    return r != null && r.earlyTimeouts.heldBack;
  }

  /** The races of the last run. */
  public List<Race> races() {
    return found;
  }

  /**
   * Two accesses to a location of {@code o} race. What it is called by is its field; an element of
   * an array and the contents of an object are called by the place of the access, and both places
   * have raced.
   */
  void race(
      @Nullable Object o,
      int name,
      int first,
      int firstSite,
      boolean firstWrites,
      int second,
      int secondSite,
      boolean secondWrites) {
    Object container = Sites.isOfContents(name) ? o : null;
    String what =
        container == null
            ? Sites.text(name)
            : "the contents of a " + container.getClass().getName();
    String stacks = name == watched ? stacks(container, first, second) : "";
    add(
        new Race(
            name, what, first, firstSite, firstWrites, second, secondSite, secondWrites, stacks));
    if (container != null || name == secondSite) {
      add(
          new Race(
              firstSite,
              what,
              first,
              firstSite,
              firstWrites,
              second,
              secondSite,
              secondWrites,
              ""));
    }
  }

  private void add(Race race) {
    for (Race known : found) {
      if (known.name == race.name) {
        return;
      }
    }
    found.add(race);
  }

  private String stacks(@Nullable Object contents, int first, int second) {
    Exploration r = last;
    return r == null ? "" : stack(r.strand(first), contents) + stack(r.strand(second), contents);
  }

  private static String stack(ExploredStrand c, @Nullable Object contents) {
    StackTraceElement[] used = contents == null ? null : c.used.get(contents);
    return c.strand + "\n" + Stacks.of(used == null ? c.accessed : used);
  }
}
