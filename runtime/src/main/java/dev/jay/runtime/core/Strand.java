package dev.jay.runtime.core;

import dev.jay.runtime.inputs.Draws;
import dev.jay.runtime.inputs.SeedSource;
import dev.jay.runtime.inputs.Tape;
import dev.jay.runtime.jvm.HashGenerator;
import dev.jay.runtime.jvm.Raw;
import dev.jay.runtime.jvm.Virtual;
import dev.jay.runtime.jvm.Wakes;
import java.util.ArrayDeque;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;
import org.jspecify.annotations.Nullable;

/**
 * A thread as the scheduler sees it. Every field has one writer at a time: the strand's own thread
 * while it runs, the holder of the turn while the strand stands in a queue; {@link #phase} is where
 * the two meet and moves by compare-and-set.
 *
 * <pre>
 *              grant                       await
 *   RUNNING ----------> TURN ---------------------> WAITING
 *      ^  ^              |  \                          |
 *      |  +--- put turn -+   \ outside                 | wake
 *      |                      v                        |
 *      +--- outside ---> OUTSIDE --- its turn comes -> DROPPED
 *      +<---- back in place ---+                       |
 *      +<---- admitted again --------------------------+
 * </pre>
 */
public final class Strand extends OwnedCache {
  /** In the order (or about to be admitted to it), without the turn. */
  public static final int RUNNING = 0;

  /** Has the turn, whether it is inside an operation or computes. */
  public static final int TURN = 1;

  /** Runs outside the order, but still stands in it; whoever would hand it the turn drops it. */
  public static final int OUTSIDE = 2;

  /** Runs outside the order and does not stand in it. */
  public static final int DROPPED = 3;

  /** In a wait queue. */
  public static final int WAITING = 4;

  /** The watchdog looks whether to take it out of the order. */
  static final int REVOKING = 5;

  /** In the order, and as far ahead of its turn as it may be: it rests, see {@link RunAhead}. */
  static final int AT_LIMIT = 8;

  /** All of the above are less; a phase is one of them and a multiple of this. */
  static final int STATES = 16;

  /**
   * So many operations in a row may go without a turn: a strand that makes no others must come to
   * rest now and then. What a turn costs should be little against the most; the least is what
   * another strand may have to wait for when an object turns out to be shared after all.
   */
  static final int LEAST_FREE = 2;

  static final int MOST_FREE = 1 << 10;

  private static final long FROZEN = Raw.U.objectFieldOffset(Strand.class, "frozen");

  /** {@link #mode} of a strand whose run is over: its hooks throw. */
  public static final int ENDED = 1 << 30;

  private static final long PHASE = Raw.U.objectFieldOffset(StrandLine.class, "phase");

  public final Sphere sphere;

  /** The sphere's. */
  public final Scheduler scheduler;

  public final Thread thread;

  /** The thread as the program knows it; it is {@link #thread}, unless an actor plays it. */
  public final Thread face;

  /** The deterministic name: the parent's path and the ordinal of the start, such as 0.2.1. */
  public final String path;

  /** The actor that plays the thread, if it is not really started. */
  public ActorThreads.@Nullable Member player;

  public final boolean daemon;
  public final boolean virtual;

  /** How many blocking calls it is in, one within the other; each counts in {@link #mode} too. */
  public int outside;

  /** How many monitors that nobody orders it holds; each counts in {@link #mode} too. */
  private int shields;

  /** For each zip file that it is just opening or reading, the innermost lowest: see Archives. */
  public long archives;

  /** The kind of the operation that it makes, or made last. */
  int kind;

  /** Whether that is about something that several strands use, as far as one can tell. */
  public boolean isOnShared;

  /** The number of the class of what it is about, 0 if that is not known. */
  int targetClass;

  /** Outside: by how much the real clock is ahead of the one that it sees there; 0 if unknown. */
  long realAhead;

  /** The latest time that it has seen outside; 0 if it did not look. */
  long seenOutside;

  /** Depth to restore when the strand comes back from a wait or from outside. */
  int savedDepth;

  /** It waits for input, and keeps its place in the order. */
  boolean keepsPlace;

  /**
   * How many regions the strand is inside of that took no turn so far, since their objects belong
   * to it. The first operation inside that needs the turn turns them into ordinary ones.
   */
  public int own;

  /** Somebody has asked for an object of the strand's in the middle of such regions. */
  boolean askedInside;

  /** What belongs to this strand. */
  public OwnedSet owned = new OwnedSet();

  /** What it may read without a turn. */
  final LeaseSet leases = new LeaseSet();

  /** What the operations under way are about. */
  public final OperationTargets targets = new OperationTargets();

  /** How many empty turns it has made ahead of its turn, see {@link RunAhead}. */
  int emptyTurns;

  /**
   * What {@link #credit} begins with: more and more while nobody asks for what belongs to this
   * strand.
   */
  int freeLimit = LEAST_FREE;

  /**
   * Within an operation: what it touches inside may become the strand's own, see {@link Owners}.
   */
  boolean claims;

  /** Accesses to plain memory, one within the other, that are part of the access under way. */
  public int within;

  /** Its thread waits until it may go on ahead of its turn, see {@link RunAhead}. */
  boolean isAtLimit;

  @SuppressWarnings("unused") // through FROZEN
  private volatile int frozen;

  /** Operations of all strands when this one last went round a loop, see Threads.looksAgain. */
  public long operationsAtLook;

  /**
   * How often the JDK looks at the clock, or whether it is interrupted, within one operation before
   * it is taken for a loop that waits and does nothing but look.
   */
  public static final int LOOKS_IN_VAIN = 64;

  private long operationsAtFirstLook;
  private int looks;

  /** Depths of the regions that were left for a while, see Regions.suspend. */
  public final ArrayDeque<Integer> suspended = new ArrayDeque<>(2);

  /** What the policy keeps for this strand, if anything. */
  public @Nullable Object policyState;

  int children;

  /** Has its place in the order, or is about to be admitted to it. */
  public boolean enlisted;

  /** How it waits for something other than its turn. */
  public final Wait wait = new Wait();

  /** How it waits in a monitor. */
  public final Wakes.Waiter waiter;

  /** Where a thread waits in park. */
  public final WaitQueue parking = new WaitQueue.Park(this);

  /** Unpark's permit. */
  public boolean permit;

  /** Those who wait for this strand's end. */
  public final WaitQueue joiners = new WaitQueue.Joiners(this);

  /**
   * The real interrupt flag was set while the thread waited for its turn; it is set again when the
   * turn comes.
   */
  public volatile boolean hiddenInterrupt;

  /** How many of the monitors it holds are InnerMonitors. */
  public int innerHeld;

  /** How many times it has entered the monitor that it waits for. */
  public int savedCount;

  /** How often it was woken for the monitor that it waits for and found it taken. */
  int overtaken;

  /** Calls of synchronized methods of classes loaded before the agent. */
  public final AnnouncedCalls announced = new AnnouncedCalls();

  /** Node for coming back into the order, so that doing so allocates nothing. */
  final Arrival comeback = new Arrival(Arrival.RETURN, this, null);

  private final @Nullable Delays delays;

  /** Where its inputs are written or come from, in a sphere that is recorded or replayed. */
  public @Nullable Tape tape;

  /** Measures how long it computes, or null when the program is not tuned. */
  public @Nullable SiteClock siteClock;

  /** Measures how long it computes between operations, or null when nobody wants to know. */
  public @Nullable Stopwatch stopwatch;

  /** Is told what the strand executes, or null when it is not traced. */
  public @Nullable AccessTrace trace;

  /** Orders its racing accesses, or null when no hybrid schedule is followed. */
  public @Nullable AccessOrder accessOrder;

  /** Results of calls that are asked for while a schedule of a cache is followed, or null. */
  public @Nullable InputWatch inputWatch;

  /** The initialiser that it runs, if it has a tape. */
  private @Nullable Initialiser initialiser;

  /** What it has drawn of random numbers. */
  public final Draws draws = new Draws();

  /** Its generator of identity hashes. */
  private final HashGenerator.State hashes = new HashGenerator.State();

  /** How many performance critical sections it is in, one within the other. */
  public int critical;

  Strand(Sphere sphere, Thread thread, int id, String path) {
    this(sphere, thread, thread, id, path);
  }

  Strand(Sphere sphere, Thread thread, Thread face, int id, String path) {
    super(id);
    this.sphere = sphere;
    this.scheduler = sphere.scheduler;
    this.thread = thread;
    this.waiter = new Wakes.Waiter(thread);
    this.face = face;
    this.path = path;
    this.daemon = face.isDaemon();
    this.virtual = Virtual.is(thread);
    this.delays = Delays.of(sphere.settings, id);
  }

  static int state(int phase) {
    return phase & (STATES - 1);
  }

  boolean movePhase(int from, int to) {
    return Raw.U.compareAndSetInt(this, PHASE, from, to);
  }

  /**
   * Leaves the turn; waits if the watchdog is just looking whether to take it away, which it will
   * not.
   */
  public void leaveTurn(int to) {
    while (!movePhase(TURN, to)) {
      Thread.onSpinWait();
    }
    depth = 0;
  }

  /** Whether {@code o} belongs, or is leased, to the strand, which may use it without a turn. */
  public boolean mayUseFreely(int what, Object o) {
    if (depth != 0) {
      return false;
    }
    if (isRead(what)) {
      Lease lease = leases.lease(o);
      if (lease != null) {
        return mayRead(what, o, lease);
      }
    }
    if (owned.isEmpty() || holdsAsShared(o) || isKnownToBeShared(o)) {
      return false;
    }
    Ownership d = owned.ownership(o);
    return d != null && mayUseFreely(what, o, d);
  }

  /** The same for an object that is leased to the strand. */
  @DontInline
  private boolean mayRead(int what, Object o, Lease lease) {
    if (--credit <= 0) {
      RunAhead.endStretch(scheduler, this);
      return !askedInside && mayUseFreely(what, o);
    }
    lease.uses++;
    if (delays == null && !sphere.sections.areUsed()) {
      note(what, o, lease);
    }
    return true;
  }

  /**
   * The same for one operation on two objects. Asking for the second may have been a rest, at which
   * another strand took the first.
   */
  public boolean mayUseBothFreely(int kind, Object a, Object b) {
    return mayUseFreely(kind, a) && mayUseFreely(kind, b) && owned.ownership(a) != null;
  }

  /** What is shared is at hand only for who has the turn; then the search can be left out. */
  private boolean isKnownToBeShared(Object o) {
    return phase == TURN && !Raw.hasNoHash(o) && sphere.owners.isSharedLately(o);
  }

  @DontInline
  private boolean mayUseFreely(int kind, Object o, Ownership d) {
    if (--credit <= 0) {
      RunAhead.endStretch(scheduler, this);
      // Somebody may have asked for it meanwhile, or for what a region is about that goes on here.
      return !askedInside && mayUseFreely(kind, o);
    }
    if (delays == null && !sphere.sections.areUsed()) {
      note(kind, o, d.shadow);
    }
    return true;
  }

  /** Whether it is inside a stream that it reads. */
  boolean isInReader() {
    for (int i = heldCount - 1; i >= 0; i--) {
      Ownership own = held[i].ownership;
      Object o = own == null ? held[i].object : own.get();
      if (o != null && Owners.isReader(o)) {
        return true;
      }
    }
    return false;
  }

  /** Whether it holds {@code o}, not as its own: asking the JVM for the hash of such takes long. */
  private boolean holdsAsShared(Object o) {
    for (int i = heldCount - 1; i >= 0; i--) {
      if (held[i].object == o) {
        return true;
      }
    }
    return false;
  }

  /**
   * {@code o} was the strand's own. The strand rests, and may do so in the middle of an operation
   * on it that took no turn at first.
   */
  void keepTarget(Object o) {
    targets.keep(wait.queue != null || outside > 0 ? savedDepth : depth - 1, o);
  }

  /** Whether the strand, which rests, does so in the middle of regions, as far as one can tell. */
  boolean isWithinOperations() {
    return own > 0 || (wait.queue != null || outside > 0 ? savedDepth : depth) > 1;
  }

  /** What {@code d} is about no longer belongs to the strand. */
  void disown(Ownership d) {
    owned.remove(d);
    forgetRecent();
  }

  /** What {@code lease} is about takes turns from here on. */
  void disown(Lease lease) {
    leases.remove(lease);
    forgetRecent();
  }

  /** Nothing belongs to the strand any more. */
  void disownAll() {
    owned = new OwnedSet();
    forgetRecent();
    hurry();
  }

  /** Somebody has asked for what belongs to the strand, which rests: it is to pass soon. */
  void hurry() {
    freeLimit = LEAST_FREE;
    credit = Math.min(credit, LEAST_FREE - 1);
    RunAhead.reset(this);
  }

  /** The delay before or after an operation, if delays are asked for. */
  @ForceInline
  public void disturb() {
    if (delays != null) {
      delays.pause(this);
    }
  }

  // ---- Passing through

  /** Begins code that is nobody's operation: class loading, linkage, initialisers. */
  public void pass() {
    if (mode++ == 0) {
      saveHashes();
    }
  }

  /** Ends it. */
  public void passed() {
    if (mode > outside && --mode == 0) {
      restoreHashes();
    }
    if (initialiser != null && passes() < initialiser.passes) {
      initialiser = initialiser.outer;
    }
  }

  /** An initialiser of the program's begins; it passes through already, or runs in the order. */
  public void initialises(String className) {
    Tape known = tape;
    if (known != null && passes() > 0) {
      initialiser = new Initialiser(known.ofInitialiser(className), passes(), initialiser);
    }
  }

  /**
   * A native library is loaded. If an initialiser does that, it may have written the library's file
   * before, which a replay would leave out: it is not taped.
   */
  public void loadsLibrary() {
    for (Initialiser each = initialiser; each != null; each = each.outer) {
      Tape known = each.tape;
      if (known != null) {
        known.abandon();
        each.tape = null;
      }
    }
  }

  /** How many reasons for passing through there are: class loading, linkage, initialisers. */
  private int passes() {
    return mode - outside - shields;
  }

  /**
   * Begins code inside a monitor that nobody orders: nothing in it is an operation, but it is the
   * program's own doing.
   */
  public void shield() {
    pass();
    shields++;
  }

  /** Ends it. */
  public void unshield() {
    if (shields > 0) {
      shields--;
    }
    passed();
  }

  /**
   * The strand's tape while its program runs, also in a blocking call, or that of the initialiser
   * which runs; null while it passes through: what class loading reads is read again.
   */
  public @Nullable Tape tapeInUse() {
    if (passes() == 0) {
      return tape;
    }
    Initialiser running = initialiser;
    return running == null || running.passes != passes() ? null : running.tape;
  }

  /** An initialiser that the strand runs, while it is recorded or replayed. */
  private static final class Initialiser {
    @Nullable Tape tape;
    final int passes;
    final @Nullable Initialiser outer;

    Initialiser(@Nullable Tape tape, int passes, @Nullable Initialiser outer) {
      this.tape = tape;
      this.passes = passes;
      this.outer = outer;
    }
  }

  /** The running thread begins, as this strand. */
  public void beginHashes() {
    hashes.begin(thread, virtual, id);
  }

  /** What identity hashes are drawn from here on is to leave no trace. */
  void saveHashes() {
    hashes.save(thread, virtual);
    draws.save(thread);
  }

  /** What ThreadLocalRandom is seeded by; null if that is chance, as under java. */
  public @Nullable SeedSource localSeeds() {
    SeedSource seeds = sphere.inputs.seeds();
    return seeds.isFixed() || sphere.supervisor.playsThreads() ? seeds : null;
  }

  void restoreHashes() {
    hashes.restore(thread, virtual);
    draws.restore(thread, localSeeds());
  }

  // ---- How its thread waits

  /** A strand that is outside cannot come back until {@link #thaw}. */
  void freeze() {
    while (!Raw.U.compareAndSetInt(this, FROZEN, 0, 1)) {
      Thread.onSpinWait();
    }
  }

  void thaw() {
    frozen = 0;
  }

  /** Whether the thread, which waits, may go on: it has the turn, or does not wait for it now. */
  boolean mayGoOn() {
    int now = phase;
    return now == TURN
        || now == DROPPED
        || called
        || (isAtLimit && state(now) != AT_LIMIT && now != REVOKING);
  }

  /** Whether the strand, which does not have the turn, touches nothing that belongs to it. */
  boolean rests() {
    int now = state(phase);
    return resting || now == WAITING || now == OUTSIDE || now == DROPPED || now == AT_LIMIT;
  }

  /** Whether the strand cannot go on before the turn, which another one has, moves. */
  boolean needsTurn() {
    int now = state(phase);
    return now != OUTSIDE && now != DROPPED && rests();
  }

  /** Whether the strand, which may be hiding it from its own parks, has been interrupted. */
  public boolean isInterrupted() {
    return Raw.interruptFlag(thread) || hiddenInterrupt;
  }

  void setPhaseRelease(int value) {
    Raw.U.putIntRelease(this, PHASE, value);
  }

  /** Waits for {@link #unpark}, or returns for no reason. The strand's own thread calls this. */
  void park() {
    if (virtual) {
      mode++; // what the JDK does for that is nobody's operation
      try {
        Virtual.park();
      } finally {
        mode--;
      }
    } else {
      Raw.park();
    }
  }

  public void unpark() {
    if (virtual) {
      unparkVirtual(thread);
    } else {
      Raw.unpark(thread);
    }
  }

  /** Wakes a virtual thread; what the JDK does for that is nobody's operation. */
  public static void unparkVirtual(Thread thread) {
    Strand caller = Strands.current();
    if (caller != null) {
      caller.mode++;
    }
    try {
      Virtual.unpark(thread);
    } finally {
      if (caller != null) {
        caller.mode--;
      }
    }
  }

  /**
   * The strand looks at the clock within an operation: by how much the clock that it sees is ahead
   * of the others'. The JDK waits for short timeouts in a loop that only looks at the clock, and
   * nothing else moves logical time meanwhile.
   */
  long aheadOfTime() {
    return Math.max(0, looksInVain()) * 1_000L;
  }

  /**
   * The strand looks, within an operation, at something that others or the time may change: how
   * often it has done so beyond {@link #LOOKS_IN_VAIN} since anybody made an operation.
   */
  public int looksInVain() {
    if (scheduler.operations != operationsAtFirstLook) {
      operationsAtFirstLook = scheduler.operations;
      looks = 0;
    }
    return ++looks - LOOKS_IN_VAIN;
  }

  @Override
  public String toString() {
    return "thread " + path + " \"" + face.getName() + "\"";
  }
}
