package dev.jay.runtime.record;

import dev.jay.runtime.core.Policy;
import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.WaitQueue;
import dev.jay.runtime.jvm.Raw;
import org.jspecify.annotations.Nullable;

/**
 * First come, first served (TERN §5.1): the turn lies free between operations, and whoever comes to
 * one takes it. It is a lock that programs hold for some ten nanoseconds at a time, and made like
 * one: a compare-and-set takes it, a strand that finds it taken looks for a while, then stands in
 * line and parks. Who puts the turn down calls the first in line, which comes and tries again; it
 * may be overtaken meanwhile by those that run, since a hand-over to a parked thread costs
 * thousands of times what an operation does. Who has been overtaken {@link #MOST_OVERTAKEN} times
 * is handed the turn. One strand is called at a time: the heir.
 *
 * <p>A strand that is alone keeps the turn.
 *
 * <p>Time is real here: sleeps and timeouts end when the {@link TimeKeeper} finds that their time
 * has come, which is one more thing that happens in the order.
 *
 * <p>All fields but {@link #turn} and {@link #newest} belong to the holder of the turn.
 */
public final class ArrivalOrder extends Policy implements Policy.FirstCome {
  private static final int FREE = 0;
  private static final int TAKEN = 1;

  /** How often it is looked whether the turn is free before one stands in line. */
  private static final int LOOKS = 200;

  private static final int MOST_OVERTAKEN = 3;

  private static final long TURN = Raw.U.objectFieldOffset(ArrivalOrder.class, "turn");
  private static final long NEWEST = Raw.U.objectFieldOffset(ArrivalOrder.class, "newest");
  private static final int CORES = Runtime.getRuntime().availableProcessors();

  private final long startNanos;
  private final boolean letsObjectsBeOwned;
  private @Nullable Sphere sphere;
  private @Nullable TimeKeeper keeper;

  /** Begins taken: the first strand has it. */
  private volatile int turn = TAKEN;

  /** Those who have come to stand in line since somebody last looked, newest first. */
  private volatile @Nullable Seat newest;

  private @Nullable Seat first;
  private @Nullable Seat last;
  private @Nullable Strand heir;
  private @Nullable Strand woken;

  /** Strands that wait for something other than the turn. */
  private int waiting;

  /**
   * {@code startNanos} is what the real clock showed when logical time began. Without {@code
   * letsObjectsBeOwned} each operation takes a turn.
   */
  public ArrivalOrder(long startNanos, boolean letsObjectsBeOwned) {
    this.startNanos = startNanos;
    this.letsObjectsBeOwned = letsObjectsBeOwned;
  }

  /** Before the first strand exists. */
  void begin(Sphere sphere) {
    this.sphere = sphere;
    this.keeper = new TimeKeeper(sphere, this);
    this.keeper.start();
  }

  // ---- What kind of policy it is

  @Override
  public FirstCome firstCome() {
    return this;
  }

  @Override
  public boolean letsObjectsBeOwned() {
    return letsObjectsBeOwned;
  }

  @Override
  public boolean confinesReaders() {
    return !letsObjectsBeOwned;
  }

  @Override
  public Succession succession() {
    return Succession.BARGING;
  }

  @Override
  public boolean followsHints() {
    return false;
  }

  @Override
  public boolean ordersReturns() {
    return true;
  }

  // ---- Time

  /** Real nanoseconds since logical time began. */
  long elapsed() {
    return System.nanoTime() - startNanos;
  }

  @Override
  public long time(Strand s) {
    return Math.max(s.scheduler.now, elapsed());
  }

  @Override
  public long readClock(Strand s) {
    return elapsed();
  }

  // ---- Taking the turn

  @Override
  public void take(Strand s) {
    for (; ; ) {
      while (s.phase == Strand.WAITING) {
        s.called = false;
        if (s.phase == Strand.WAITING) {
          s.scheduler.awaitPatiently(s);
        }
      }
      if (s.phase != Strand.RUNNING) {
        return; // it was handed over, or the strand is out of the order
      }
      if (looks()) {
        taken(s);
        return;
      }
      standInLine(s);
    }
  }

  private boolean looks() {
    if (tryTake()) {
      return true;
    }
    for (int i = CORES > 1 ? LOOKS : 0; i > 0; i--) {
      Thread.onSpinWait();
      if (turn == FREE && tryTake()) {
        return true;
      }
    }
    return false;
  }

  boolean tryTake() {
    return turn == FREE && Raw.U.compareAndSetInt(this, TURN, FREE, TAKEN);
  }

  private void taken(Strand s) {
    if (heir == s) {
      heir = null;
    }
    Seat seat = (Seat) s.policyState;
    if (seat != null) {
      seat.overtaken = 0;
      seat.move(Seat.IN_LINE, Seat.GONE);
    }
    if (!s.scheduler.take(s)) {
      putDown(); // the watchdog was faster
    }
  }

  private void standInLine(Strand s) {
    Seat seat = (Seat) s.policyState;
    if (seat == null) {
      seat = new Seat(s);
      s.policyState = seat;
    }
    s.called = false;
    // In this order: the place of one who has gone may be taken out of the line meanwhile.
    if (!seat.move(Seat.GONE, Seat.IN_LINE) && seat.move(Seat.OUT, Seat.IN_LINE)) {
      push(seat);
    }
    if (turn == FREE && tryTake()) {
      // It is still in line, as one who has gone.
      taken(s);
    } else {
      s.scheduler.awaitPatiently(s);
    }
  }

  private void push(Seat seat) {
    Seat top;
    do {
      top = newest;
      seat.next = top;
    } while (!Raw.U.compareAndSetReference(this, NEWEST, top, seat));
  }

  // ---- Putting it down

  @Override
  public boolean keeps(Strand s) {
    return s.sphere.alone;
  }

  @Override
  public void putDown() {
    Sphere sphere = sphere();
    for (; ; ) {
      if (sphere.live - waiting - sphere.scheduler.outside.dropped <= 0) {
        sphere.supervisor.idle();
      }
      keeper().watch(sphere.scheduler.timers.nextDeadline);
      Strand toCall = woken;
      woken = null;
      Strand next = nextInLine();
      if (next != null && isHandedOver(next)) {
        call(toCall);
        call(next);
        return;
      }
      turn = FREE;
      call(toCall);
      call(next);
      if ((newest == null && sphere.scheduler.outside.isEmpty()) || !tryTake()) {
        return;
      }
      sphere.scheduler.outside.admit();
    }
  }

  private static void call(@Nullable Strand s) {
    if (s != null) {
      s.called = true;
      s.unpark();
    }
  }

  /** Whether {@code next}, which is to be called, was overtaken too often: it has the turn then. */
  private boolean isHandedOver(Strand next) {
    Seat seat = (Seat) next.policyState;
    if (seat == null || seat.overtaken < MOST_OVERTAKEN || !next.scheduler.take(next)) {
      return false;
    }
    seat.overtaken = 0;
    heir = null;
    return true;
  }

  /** The strand to call now, which is the heir from here on; null while there is another one. */
  private @Nullable Strand nextInLine() {
    if (newest != null) {
      lineUp();
    }
    while (first != null && heir == null) {
      Seat seat = first;
      first = seat.next;
      if (first == null) {
        last = null;
      }
      seat.next = null;
      if (seat.leave() == Seat.IN_LINE) {
        heir = seat.strand;
        return heir;
      }
    }
    return null;
  }

  /** Those who have come stand behind those who stood in line before. */
  private void lineUp() {
    Seat rest = (Seat) Raw.U.getAndSetReference(this, NEWEST, null);
    Seat oldest = null;
    while (rest != null) {
      Seat before = rest.next;
      rest.next = oldest;
      oldest = rest;
      rest = before;
    }
    for (Seat seat = oldest; seat != null; seat = seat.next) {
      if (seat.strand == heir) {
        heir = null; // it came, and was overtaken
        seat.overtaken++;
      }
      if (last == null) {
        first = seat;
      } else {
        last.next = seat;
      }
      last = seat;
    }
  }

  // ---- Events

  @Override
  public void arrived() {
    Sphere sphere = sphere();
    if (!sphere.alone && tryTake()) {
      sphere.scheduler.outside.admit();
      putDown();
    }
  }

  @Override
  public void waits(Strand s, WaitQueue queue) {
    waiting++;
  }

  @Override
  public void woken(Strand s) {
    waiting--;
    call(woken);
    woken = s; // the last one is called when the turn is free
  }

  @Override
  public void started(Strand s) {}

  @Override
  public void admitted(Strand s) {}

  @Override
  public @Nullable Strand next() {
    throw new IllegalStateException("the turn is taken, not given");
  }

  @Override
  public boolean isEmpty() {
    return first == null && newest == null && heir == null;
  }

  private Sphere sphere() {
    Sphere known = sphere;
    if (known == null) {
      throw new IllegalStateException("not begun");
    }
    return known;
  }

  private TimeKeeper keeper() {
    TimeKeeper known = keeper;
    if (known == null) {
      throw new IllegalStateException("not begun");
    }
    return known;
  }

  /** A strand's place in the line. It may have taken the turn meanwhile, and be gone. */
  private static final class Seat {
    static final int OUT = 0;
    static final int IN_LINE = 1;
    static final int GONE = 2;

    private static final long STATE = Raw.U.objectFieldOffset(Seat.class, "state");

    final Strand strand;
    @Nullable Seat next;
    int overtaken;

    @SuppressWarnings("unused") // through STATE
    private volatile int state;

    Seat(Strand strand) {
      this.strand = strand;
    }

    boolean move(int from, int to) {
      return Raw.U.compareAndSetInt(this, STATE, from, to);
    }

    /** It stands in no line any more; the state that it had. */
    int leave() {
      return Raw.U.getAndSetInt(this, STATE, OUT);
    }
  }
}
