package dev.jay.runtime.core;

import dev.jay.runtime.jvm.Raw;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The classes of the program whose initialisers run in the order, or are about to. Each has a
 * logical lock, which is entered before the instruction that makes the JVM initialise the class.
 *
 * <p>A strand that comes to such an instruction waits for its turn, but makes no operation if the
 * class turns out to be initialised by then: it goes on with the turn as one that got it while it
 * computed. If the class becomes initialised before its turn, it goes on without. So a strand whose
 * turn comes before the class is initialised waits, or initialises it, and any other does nothing;
 * and when it really came to the instruction makes no difference.
 *
 * <p>While it waits it rests (see {@link Owners}), since it cannot get past the instruction.
 * Whoever ends the initialisation has the turn and ends that rest with it, so the rest begins and
 * ends at fixed points of the order.
 *
 * <p>The list and the fields of its entries change under the list's lock; an owner and an end also
 * need the turn.
 */
public final class Initialisations {
  private final List<Initialisation> all = new ArrayList<>(); // few: under way, or failed
  private volatile boolean isUsed;

  /** The initialisation of one class; its monitor is the logical lock. */
  public static final class Initialisation {
    final Class<?> type;
    final List<Strand> waiting = new ArrayList<>(2); // for their turn or the end, at rest
    private @Nullable Strand owner;
    private boolean isOver;

    Initialisation(Class<?> type) {
      this.type = type;
    }

    /** For reports. */
    @Override
    public String toString() {
      return "of the initialiser of " + type.getName();
    }
  }

  /** What a strand that needs a class initialised finds. */
  public enum State {
    /** Nobody has begun, as far as the order knows. */
    OPEN,
    /** The strand itself initialises it. */
    OWN,
    /** Another one does. */
    UNDER_WAY,
    /** It is initialised. */
    OVER,
    /** It has failed: the JVM knows what to throw. */
    FAILED
  }

  /** How {@code type} stands for {@code s}. */
  public State state(Strand s, Class<?> type) {
    boolean isDone = !Raw.U.shouldBeInitialized(type); // before the list: who ends it comes last
    if (!isUsed) {
      return isDone ? State.OVER : State.OPEN;
    }
    synchronized (all) {
      Initialisation known = find(type);
      if (known == null || (known.owner == null && !known.isOver)) {
        return isDone ? State.OVER : State.OPEN;
      }
      if (known.isOver) {
        return State.FAILED;
      }
      return known.owner == s ? State.OWN : State.UNDER_WAY;
    }
  }

  /** Whether a class is being initialised in the order. */
  boolean isSomeOneUnderWay() {
    if (!isUsed) {
      return false;
    }
    synchronized (all) {
      for (Initialisation each : all) {
        if (each.owner != null) {
          return true;
        }
      }
      return false;
    }
  }

  /** Whether {@code s} is to run the initialiser of {@code type} in the order. */
  public boolean isOwner(Strand s, Class<?> type) {
    return isUsed && state(s, type) == State.OWN;
  }

  /**
   * {@code s}, which is in no operation, waits for its turn or for the end of the initialisation;
   * true if it has the turn.
   */
  public boolean awaitTurnOrEnd(Strand s, Class<?> type) {
    Scheduler scheduler = s.scheduler;
    scheduler.returnToOrder(s);
    Initialisation awaited;
    synchronized (all) {
      State state = state(s, type);
      if (state == State.OVER || state == State.FAILED) {
        return false;
      }
      awaited = findOrAdd(type);
      awaited.waiting.add(s);
      s.resting = true;
    }
    scheduler.tellRest(s);
    scheduler.awaitPatiently(s);
    synchronized (all) {
      awaited.waiting.remove(s);
      s.resting = false;
      s.called = false;
      if (awaited.owner == null && awaited.waiting.isEmpty() && !awaited.isOver) {
        all.remove(awaited);
      }
    }
    return s.phase == Strand.TURN;
  }

  /**
   * {@code s} begins to initialise {@code type}, unless another one is faster: then it waits until
   * that has ended, and the answer is null.
   */
  public @Nullable Initialisation begin(Strand s, Class<?> type) {
    Initialisation lock;
    synchronized (all) {
      lock = findOrAdd(type);
    }
    s.sphere.monitors.enter(s, lock);
    synchronized (all) {
      if (!lock.isOver) {
        lock.owner = s;
        return lock;
      }
    }
    s.sphere.monitors.leaveTop(s);
    return null;
  }

  /** {@code s}, which has the turn, has initialised the class, or failed to. */
  public void end(Strand s, Initialisation lock) {
    boolean hasFailed = Raw.U.shouldBeInitialized(lock.type);
    synchronized (all) {
      lock.isOver = true;
      lock.owner = null;
      if (!hasFailed) {
        all.remove(lock);
      }
      for (Strand each : lock.waiting) {
        each.resting = false;
        each.called = true;
        each.unpark();
      }
    }
    s.sphere.monitors.pop(s, lock);
  }

  private Initialisation findOrAdd(Class<?> type) {
    Initialisation known = find(type);
    if (known == null) {
      known = new Initialisation(type);
      all.add(known);
      isUsed = true;
    }
    return known;
  }

  private @Nullable Initialisation find(Class<?> type) {
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).type == type) {
        return all.get(i);
      }
    }
    return null;
  }
}
