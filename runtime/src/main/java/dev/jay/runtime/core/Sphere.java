package dev.jay.runtime.core;

import dev.jay.runtime.inputs.Inputs;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A group of strands that is scheduled as a unit (CAPO's replay sphere): one policy, one logical
 * clock, one set of inputs, one observer. By default the whole program is one sphere; each run of a
 * check is one. Spheres know nothing of each other: several can run in one JVM, each with a policy
 * of its own.
 *
 * <p>Only the holder of the turn touches the counts of strands.
 */
public final class Sphere {
  public final Settings settings;
  public final Inputs inputs;
  public final Policy policy;
  public final Observer observer;
  public final Supervisor supervisor;
  public final Scheduler scheduler;
  public final MonitorTable monitors;
  public final Owners owners;
  public final OutsideThreads outsideThreads = new OutsideThreads();
  public final Initialisations initialisations = new Initialisations();
  public final CriticalSections sections = new CriticalSections(this);

  /** What a policy that goes in rounds can be told, or null. */
  public final @Nullable Rounds rounds;

  /** Who is to be told of accesses to plain memory, or null. */
  public final @Nullable MemoryObserver memory;

  /** Who is to be told of the program's calls of the JDK's methods, or null. */
  public final @Nullable CallObserver calls;

  /** What a sphere that numbers its threads anew has given out so far. */
  public final RunNumbers numbers = new RunNumbers();

  /** Strands that have not ended. */
  public int live;

  /** Those of them that are not daemons. */
  int liveUsers;

  /** Strands so far. */
  public int started;

  /** While one user strand lives, and nobody else, monitors need no table. */
  public boolean alone;

  /** Set when the first strand has the turn. */
  private volatile boolean running;

  // Numbers given to strands, and to those whose parent is not controlled; under this lock.
  private int lastId;
  private int rootless;

  public Sphere(
      Settings settings, Inputs inputs, Policy policy, Observer observer, Supervisor supervisor) {
    this.settings = settings;
    this.inputs = inputs;
    this.policy = policy;
    this.observer = observer;
    this.supervisor = supervisor;
    this.rounds = policy.rounds();
    this.memory = observer.memory();
    this.calls = observer.calls();
    this.alone = policy.letsObjectsBeOwned();
    this.scheduler = new Scheduler(this);
    this.monitors = new MonitorTable(this);
    this.owners = new Owners(this);
  }

  // ---- Strands

  /** The first strand: the calling thread, which has the turn from the beginning. */
  public Strand begin() {
    Strand first = new Strand(this, Thread.currentThread(), 0, "0");
    observer.makes(first);
    first.enlisted = true;
    enlistHolder(first);
    return first;
  }

  /**
   * A strand for {@code thread}, started by {@code parent}, or by a thread that is not controlled.
   */
  public Strand newStrand(Thread thread, @Nullable Strand parent) {
    return newStrand(thread, thread, parent);
  }

  /** The same for a thread that the program knows by {@code face}. */
  public synchronized Strand newStrand(Thread thread, Thread face, @Nullable Strand parent) {
    String path = parent == null ? "x." + rootless++ : parent.path + "." + parent.children++;
    Strand made = new Strand(this, thread, face, ++lastId, path);
    observer.makes(made);
    return made;
  }

  /** All strands that have not ended, by id. For reports. */
  public List<Strand> strands() {
    List<Strand> own = new ArrayList<>();
    for (Strand s : Strands.all()) {
      if (s.sphere == this) {
        own.add(s);
      }
    }
    return own;
  }

  // ---- Coming and going

  /** A strand that has been started takes its place in the order. */
  public void enlist(Strand s) {
    count(s);
    if (alone && live > 1) {
      alone = false;
      endSolitude();
    }
    policy.started(s);
    observer.starts(s);
  }

  /**
   * The first strand, or the thread that shuts the JVM down: it has the turn from the beginning.
   */
  public void enlistHolder(Strand s) {
    count(s);
    scheduler.begin(s);
    running = true;
    observer.starts(s);
  }

  private void count(Strand s) {
    live++;
    started++;
    if (!s.daemon) {
      liveUsers++;
    }
  }

  /**
   * What the only strand holds is known to all from here on, and what belonged to it to nobody: it
   * may have made it for others.
   */
  private void endSolitude() {
    for (Strand s : strands()) {
      s.freeze();
      monitors.publishAll(s);
      owners.bequeath(s);
      s.thaw();
    }
  }

  /** The holder {@code s} ends and gives the turn away for good. */
  public void retire(Strand s) {
    policy.ends(s);
    observer.ends(s);
    live--;
    if (!s.daemon) {
      liveUsers--;
    }
    alone = live == 1 && liveUsers == 1 && policy.letsObjectsBeOwned();
    owners.bequeath(s);
    scheduler.leaveForGood(s);
    if (liveUsers != 0 || !supervisor.lastUserHasEnded(s)) {
      scheduler.handOver();
    }
  }

  /** Whether the first strand has begun, and no strand has the turn. */
  public boolean isIdle() {
    return scheduler.holder == null && running;
  }

  /** Somebody waits for its turn, or will; a hint for those who do not have the turn. */
  boolean somebodyWaits() {
    return !policy.isEmpty() || scheduler.somethingIsToCome();
  }

  // ---- Whose object

  /**
   * The holder {@code s} is about to use {@code o} in that operation; true when {@code o} is its
   * own.
   */
  public boolean use(Strand s, int what, Object o) {
    return owners.use(s, what, o);
  }

  /** The holder {@code s} is about to look at {@code o}, whoever owns it. */
  public void borrow(Strand s, Object o) {
    owners.borrow(s, o);
  }

  /** {@code o} is shared from here on. */
  public void share(Strand s, Object o) {
    owners.share(s, o);
  }

  /** Whether another strand than the holder {@code s} has locked {@code o}. */
  boolean isLockedByAnother(Strand s, Object o) {
    borrow(s, o);
    Monitor m = monitors.find(o);
    return m != null && m.owner != null && m.owner != s;
  }
}
