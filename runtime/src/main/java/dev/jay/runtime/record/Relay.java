package dev.jay.runtime.record;

import dev.jay.runtime.core.Arrival;
import dev.jay.runtime.core.Policy;
import dev.jay.runtime.core.Scheduler;
import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.jvm.Raw;
import dev.jay.trace.OrderCode;
import dev.jay.trace.RecordingHead;
import java.io.EOFException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Gives the turn to whom the recording gave it (TERN §5.4): each strand waits for its turn, and who
 * has used the last of a run of turns wakes the next in the log. What came from outside comes in
 * where the log says, and what really comes now is ignored; time goes on as it did, so that waits
 * end where they did without being waited for.
 */
final class Relay extends Policy {
  private static final int NONE = -1;

  private final OrderCursor cursor;
  private final Divergence divergence;
  private final boolean isInRounds;
  private final boolean hasTapes;
  private final long startNanos = System.nanoTime();

  /** As it was recorded. */
  private final Succession succession;

  private final boolean letsObjectsBeOwned;

  /** By id; those that have been started. */
  private final List<@Nullable Strand> strands = new ArrayList<>();

  /** Strands that threads outside have started; under its own lock. */
  private final List<Strand> startedOutside = new ArrayList<>();

  /** The one that comes in next and has not been started yet; changes under the same lock. */
  private volatile int awaitedStart = NONE;

  private @Nullable Sphere sphere;

  /** The part that was recorded is over, and the strands that are left go on one by one. */
  private volatile boolean isReleased;

  private int lastOfTheRest;

  /** The recorded schedule has ended; who still comes to an operation waits for the JVM's end. */
  private volatile boolean isAtTheEnd;

  Relay(OrderCursor cursor, Divergence divergence, Script script) {
    RecordingHead head = script.head;
    this.hasTapes = script.inputs != null;
    this.isInRounds = head.property(Recording.ORDER).equals(Recording.ROUNDS);
    this.succession =
        isInRounds && head.property(Recording.STRETCH).equals("1")
            ? Succession.FIRST
            : Succession.BARGING;
    this.letsObjectsBeOwned = !Recording.isTraced(head);
    this.cursor = cursor;
    this.divergence = divergence;
  }

  void begin(Sphere sphere) {
    this.sphere = sphere;
  }

  private Sphere sphere() {
    Sphere known = sphere;
    if (known == null) {
      throw new IllegalStateException("not begun");
    }
    return known;
  }

  // ---- What kind of policy it is

  @Override
  public Succession succession() {
    return succession;
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
  public boolean readsInOrder() {
    return confinesReaders() && !isReleased;
  }

  @Override
  public boolean followsHints() {
    return false;
  }

  @Override
  public boolean letsStrandsLeave() {
    return isReleased;
  }

  @Override
  public boolean ordersReturns() {
    return true;
  }

  @Override
  public boolean letsIn(Arrival arrival) {
    if (isReleased) {
      return true;
    }
    Strand s = arrival.strand;
    if (arrival.what == Arrival.START && s != null) {
      boolean isAwaited;
      synchronized (startedOutside) {
        startedOutside.add(s);
        isAwaited = awaitedStart == s.id;
      }
      if (isAwaited) {
        s.scheduler.handOver();
      }
    }
    return false;
  }

  // ---- Time

  /** What it shows is on the strand's tape, or real; in rounds, looking at it is an operation. */
  @Override
  public long readClock(Strand s) {
    long logical = isInRounds ? super.readClock(s) : 0;
    return hasTapes ? logical : System.nanoTime() - startNanos;
  }

  /** The unit under way has begun: the timed waits end that ended so. */
  void fireWithin() {
    try {
      while (cursor.left == 0 && !isReleased && cursor.peek() == OrderCode.FIRES_WITHIN) {
        fire(true);
      }
    } catch (IOException e) {
      divergence.unreadable(e);
    }
  }

  private void fire(boolean isWithin) {
    Strand s = strandOf((int) cursor.take());
    if (s == null || s.wait.timerIndex < 0) {
      divergence.expectedTimeout(s);
    } else {
      s.scheduler.timeOut(s, isWithin);
    }
  }

  // ---- Decisions

  @Override
  public boolean keeps(Strand s) {
    return cursor.left > 0 && !isReleased;
  }

  @Override
  public @Nullable Strand next() {
    if (isReleased) {
      return nextOfTheRest();
    }
    try {
      while (cursor.left == 0 && !isReleased) {
        if (awaitsStart()) {
          if (!bringIn(OrderCode.STARTED, awaitedStart)) {
            return null;
          }
          continue;
        }
        switch (cursor.peek()) {
          case OrderCode.RUN:
            cursor.beginRun();
            break;
          case OrderCode.FIRES:
            fire(false);
            break;
          case OrderCode.EVENT:
            if (!bringIn((int) cursor.take(), cursor.eventStrand()) && !isReleased) {
              return null;
            }
            break;
          case OrderCode.FIRES_WITHIN:
            divergence.expected("the end of a timed wait within the operation");
            break;
          default:
            divergence.endsHere();
            return isReleased ? nextOfTheRest() : null;
        }
      }
    } catch (EOFException e) {
      divergence.endsHere();
      return isReleased ? nextOfTheRest() : null;
    } catch (IOException e) {
      divergence.unreadable(e);
    }
    Strand next = isReleased ? nextOfTheRest() : strandOf(cursor.strand);
    if (isReleased) {
      return next; // the program has just left the schedule
    }
    if (next == null) {
      divergence.expected("thread number " + cursor.strand + ", which has not been started");
    } else if (next.wait.queue != null) {
      divergence.expectedWaiting(next);
    }
    return isReleased ? nextOfTheRest() : next;
  }

  /** Whether nothing more is recorded. */
  boolean isCutShort() {
    return isReleased || peek() < 0;
  }

  /** Whether the next turn is one of a strand that is not there yet. */
  boolean goesOnWithNewStrand() {
    return peek() == OrderCode.RUN && cursor.nextStrand() >= strands.size();
  }

  private int peek() {
    try {
      return cursor.peek();
    } catch (IOException e) {
      return -1; // whoever reads on says so
    }
  }

  @Nullable Strand strandOf(int id) {
    return id < 0 || id >= strands.size() ? null : strands.get(id);
  }

  /** What came from outside comes in; false if that was the end. */
  private boolean bringIn(int event, int id) {
    if (event == OrderCode.CLOSED) {
      isAtTheEnd = true;
      return false;
    }
    Scheduler scheduler = sphere().scheduler;
    Strand s = event == OrderCode.STARTED ? startedOutside(id) : strandOf(id);
    if (s == null && event == OrderCode.STARTED) {
      return false;
    }
    if (s == null) {
      divergence.expected("thread number " + id + ", which has not been started");
      return false;
    }
    switch (event) {
      case OrderCode.STARTED:
        sphere().enlist(s);
        break;
      case OrderCode.UNPARKED:
        scheduler.unpark(s);
        break;
      case OrderCode.INTERRUPTED:
        Raw.setInterruptFlag(s.thread, true);
        scheduler.interrupt(s);
        break;
      case OrderCode.NOTIFIED:
        scheduler.endWait(s);
        break;
      default:
        divergence.expected("an event of an unknown kind, " + event);
        break;
    }
    return true;
  }

  /** The strand that a thread outside has started; null if none has yet: it goes on from there. */
  private @Nullable Strand startedOutside(int id) {
    synchronized (startedOutside) {
      for (Strand s : startedOutside) {
        if (s.id == id) {
          awaitedStart = NONE;
          return s;
        }
      }
      awaitedStart = id;
      return null;
    }
  }

  /** Whether the turn is nobody's until a thread outside, or one that passes, starts a strand. */
  boolean awaitsStart() {
    return awaitedStart != NONE;
  }

  /**
   * The recording is over, but some strands may be left: they go on, in turns. Those in a blocking
   * call stood in the order so far, and are outside from here on.
   */
  void release() {
    isReleased = true;
    for (Strand s : strands) {
      if (s != null) {
        s.tape = null;
        s.scheduler.outside.letLeave(s);
      }
    }
  }

  boolean isAtTheEnd() {
    return isAtTheEnd;
  }

  boolean isReleased() {
    return isReleased;
  }

  private @Nullable Strand nextOfTheRest() {
    for (int i = 0; i < strands.size(); i++) {
      lastOfTheRest = (lastOfTheRest + 1) % strands.size();
      Strand s = strands.get(lastOfTheRest);
      if (s != null && s.wait.queue == null && s.phase != Strand.DROPPED) {
        return s;
      }
    }
    return null;
  }

  // ---- Events

  @Override
  public void ends(Strand s) {
    strands.set(s.id, null);
  }

  /** A strand is there from here on. */
  void register(Strand s) {
    while (strands.size() <= s.id) {
      strands.add(null);
    }
    strands.set(s.id, s);
  }

  @Override
  public void started(Strand s) {}

  @Override
  public void woken(Strand s) {}

  @Override
  public void admitted(Strand s) {}

  @Override
  public boolean isEmpty() {
    return false;
  }
}
