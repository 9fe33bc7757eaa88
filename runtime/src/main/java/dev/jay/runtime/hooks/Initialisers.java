package dev.jay.runtime.hooks;

import dev.jay.runtime.core.Initialisations;
import dev.jay.runtime.core.Initialisations.Initialisation;
import dev.jay.runtime.core.Initialisations.State;
import dev.jay.runtime.core.Scheduler;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.runtime.inputs.Tape;
import dev.jay.runtime.jvm.Raw;
import dev.jay.trace.Kind;

/**
 * Class initialisers of the program that may meet other threads: a hook stands before each
 * instruction that may make the JVM run one, and decides in the order who does; see {@link
 * Initialisations}. What such an initialiser does is an operation as anywhere else.
 *
 * <p>All others pass through: those that are harmless, those that are begun by reflection or by a
 * virtual thread, which would keep its carrier meanwhile, and those of a thread that is alone,
 * unless it is recorded: an initialiser may start threads and processes, and wait for them.
 */
public final class Initialisers {
  private static final long SHORTEST_LOOK_NANOS = 20_000;
  private static final long LONGEST_LOOK_NANOS = 20_000_000;

  private Initialisers() {}

  /**
   * Before an instruction that initialises {@code c}, or one of its superclasses. Each bit of
   * {@code which} stands for one that may meet others: the lowest for {@code c}, the next for its
   * superclass. True if that is done, and nobody needs to ask again.
   */
  public static boolean before(Class<?> c, int which) {
    Strand s = Strands.controlled();
    if (s == null) {
      return false;
    }
    boolean isDone = true;
    for (int i = 31 - Integer.numberOfLeadingZeros(which); i >= 0; i--) {
      if ((which >>> i & 1) != 0) {
        isDone &= isDone(s, ancestor(c, i));
      }
    }
    return isDone;
  }

  private static Class<?> ancestor(Class<?> c, int generations) {
    Class<?> found = c;
    for (int i = 0; i < generations; i++) {
      found = found.getSuperclass();
    }
    return found;
  }

  private static boolean isDone(Strand s, Class<?> c) {
    Tape tape = s.tapeInUse();
    if (tape != null && tape.isReplayed()) {
      repeat(s, c, tape);
      return false; // the tape is asked each time
    }
    Initialisations all = s.sphere.initialisations;
    State state = all.state(s, c);
    boolean isWithin = s.depth != 0 || s.own != 0;
    if (tape == null && isOpen(state) && !isWithin && s.phase != Strand.TURN) {
      all.awaitTurnOrEnd(s, c);
      state = all.state(s, c);
    }
    if (!isOpen(state)) {
      return state == State.OVER;
    }
    boolean isAlone = tape == null && s.phase == Strand.TURN && s.sphere.alone;
    if (state == State.OPEN && (s.virtual || isAlone)) {
      return false;
    }
    if (tape != null) {
      tape.initialises(c.getName());
    }
    initialise(s, c);
    return true;
  }

  /**
   * As it was recorded: the strand initialised the class or waited for who did, or it found the
   * class initialised. Then it waits here until that is so. Who initialises it may have come to the
   * logical lock only afterwards, since another one, who passed through, was faster: so the JVM is
   * asked, not the order.
   */
  private static void repeat(Strand s, Class<?> c, Tape tape) {
    if (tape.hasInitialised(c.getName())) {
      initialise(s, c);
    } else if (!s.virtual && tape.isInitialisedInOrder(c.getName())) {
      long nanos = SHORTEST_LOOK_NANOS;
      while (Raw.U.shouldBeInitialized(c) && isOpen(s.sphere.initialisations.state(s, c))) {
        Raw.parkNanos(nanos);
        nanos = Math.min(2 * nanos, LONGEST_LOOK_NANOS); // it must not seem to compute
      }
    }
  }

  private static void initialise(Strand s, Class<?> c) {
    Initialisations all = s.sphere.initialisations;
    Scheduler scheduler = s.scheduler;
    scheduler.getTurn(s, Kind.MONITOR_ENTER, null);
    Initialisation own = all.begin(s, c);
    scheduler.putTurn(s);
    if (own != null) {
      try {
        run(own, c);
      } finally {
        scheduler.getTurn(s, Kind.MONITOR_EXIT, null);
        all.end(s, own);
        scheduler.putTurn(s);
      }
    }
  }

  private static boolean isOpen(State state) {
    return state == State.OPEN || state == State.UNDER_WAY;
  }

  /** What is above this frame is the program's, see Stacks. */
  private static void run(Initialisation own, Class<?> c) {
    synchronized (own) { // really held, as all that has a shadow
      Raw.U.ensureClassInitialized(c);
    }
  }

  /** First thing in an initialiser of the program's. */
  public static void begins(Class<?> c) {
    Strand s = Strands.current();
    if (s != null && !(s.mode == 0 && s.sphere.initialisations.isOwner(s, c))) {
      s.pass();
    }
  }
}
