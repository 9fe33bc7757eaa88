package dev.jay.runtime.core;

import dev.jay.runtime.jvm.Raw;
import dev.jay.trace.Operation;
import java.util.Arrays;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;
import org.jspecify.annotations.Nullable;

/**
 * What a strand has at hand: the quick half of using one's own objects without a turn (see {@link
 * Owners}), which is inlined into every hook. A few objects that were used lately lie here, each
 * first looked for where operations of its kind put theirs; what is not found here is searched for
 * in the strand's owned. Where anything is not as usual, the quick half says no, and the slow one
 * finds out.
 *
 * <p>Only the strand's own thread touches this while it runs, but for {@link #forgetRecent}.
 */
abstract class OwnedCache extends ClockSeat {
  /**
   * How many operations the strand is inside of, one within the other; the outermost took the turn.
   * In the sign bit: an access that has begun and not ended, see Regions.access.
   */
  public int depth;

  /**
   * How many reasons there are for hooks to do nothing: class loading, initialisers, being outside.
   */
  public int mode;

  /**
   * One more than the operations without a turn that may still come before an empty turn or a turn.
   */
  public int credit = Strand.LEAST_FREE;

  /**
   * Its monitors, in the order of entering, see Monitors. Above the top lie shadows that are not in
   * use, or nothing.
   */
  public @Nullable Monitor[] held = new Monitor[8];

  public int heldCount;
  @Nullable Monitor freeMonitors;

  // Objects of its own that were used lately, with their shadows, if any: a look at each costs
  // less than a search. They may be forgotten at any time, see forgetRecent.
  private int noted;
  private @Nullable Object recent0;
  private @Nullable Object recent1;
  private @Nullable Object recent2;
  private @Nullable Object recent3;
  private @Nullable Monitor shadow0;
  private @Nullable Monitor shadow1;
  private @Nullable Monitor shadow2;
  private @Nullable Monitor shadow3;

  // Objects that it may read and has read lately, by the kind of the operation, with their leases:
  // these stay when the objects are forgotten.
  private @Nullable Object leased0;
  private @Nullable Object leased2;
  private @Nullable Object leased3;
  private @Nullable Lease lease0;
  private @Nullable Lease lease2;
  private @Nullable Lease lease3;

  private final LockedHashes lockedHashes = new LockedHashes();

  OwnedCache(int id) {
    super(id);
  }

  /** The identity hash of {@code o}, which draws one if it has none yet. */
  final int hashOf(Object o) {
    if (!Raw.isLocked(o)) {
      return System.identityHashCode(o);
    }
    int hash = lockedHashes.find(o);
    return hash != 0 ? hash : lockedHashes.learn(o);
  }

  /** The same if it is at hand; else 0, and none is drawn. */
  final int hashAtHand(Object o) {
    if (Raw.isLocked(o)) {
      return lockedHashes.find(o);
    }
    return Raw.hasNoHash(o) ? 0 : System.identityHashCode(o);
  }

  /**
   * The quick half of {@link Strand#mayUseFreely}: true when it is so, false when it may be so. It
   * looks only where objects used by operations of that kind, which is a constant, are put: the JVM
   * has to compile this for each operation of the program. A strand that is to be disturbed has no
   * recent objects.
   */
  @ForceInline
  public boolean usesFreely(int what, Object o) {
    if ((mode | depth) != 0
        || credit <= 1
        || (atPlaceOf(what) != o && !(isRead(what) && readsAgain(what, o)))) {
      return false;
    }
    credit--;
    return true;
  }

  @ForceInline
  static boolean isRead(int what) {
    return Operation.access(what) == Operation.READ;
  }

  /** Whether {@code o} was read lately by an operation of that kind; then it is once more. */
  @ForceInline
  private boolean readsAgain(int what, Object o) {
    Lease lease;
    switch (what & 3) {
      case 0:
        lease = leased0 == o ? lease0 : null;
        break;
      case 2:
        lease = leased2 == o ? lease2 : null;
        break;
      default:
        lease = leased3 == o ? lease3 : null;
        break;
    }
    if (lease == null) {
      return false;
    }
    lease.uses++;
    return true;
  }

  /** {@code o}, which is leased to the strand, is read by an operation of that kind. */
  void note(int what, Object o, Lease lease) {
    switch (what & 3) {
      case 0:
        lease0 = lease;
        leased0 = o;
        break;
      case 2:
        lease2 = lease;
        leased2 = o;
        break;
      default:
        lease3 = lease;
        leased3 = o;
        break;
    }
  }

  @ForceInline
  private @Nullable Object atPlaceOf(int kind) {
    switch (kind & 3) {
      case 0:
        return recent0;
      case 1:
        return recent1;
      case 2:
        return recent2;
      default:
        return recent3;
    }
  }

  /** The same for an object that may lie anywhere here. */
  @DontInline
  public boolean usesFreelyToo(Object o) {
    if ((mode | depth) != 0 || !isRecent(o) || credit <= 1) {
      return false;
    }
    credit--;
    return true;
  }

  private boolean isRecent(Object o) {
    return recent0 == o || recent1 == o || recent2 == o || recent3 == o;
  }

  /** The shadow of {@code o}, if it is one of the strand's own whose monitor was used lately. */
  private @Nullable Monitor recentShadow(Object o) {
    return recent0 == o
        ? shadow0
        : recent1 == o ? shadow1 : recent2 == o ? shadow2 : recent3 == o ? shadow3 : null;
  }

  /**
   * Enters the monitor of {@code o}, which is its own, as it did the last time, without a turn;
   * false if it is not so simple.
   */
  @ForceInline
  public boolean entersAgain(Object o) {
    return recent0 == o && enters(shadow0);
  }

  /** The same for an object that may lie anywhere here. */
  @DontInline
  public boolean entersAgainToo(Object o) {
    return enters(recentShadow(o));
  }

  @ForceInline
  private boolean enters(@Nullable Monitor shadow) {
    if (shadow == null || (mode | depth) != 0 || held[heldCount] != shadow || credit <= 1) {
      return false;
    }
    credit--;
    heldCount++; // there is room: it has been there
    return true;
  }

  /** Leaves it as simply; false if it is not so simple. */
  @ForceInline
  public boolean leavesAgain(Object o) {
    int top = heldCount - 1;
    if (recent0 != o || mode != 0 || top < 0 || held[top] != shadow0 || credit <= 0) {
      return false;
    }
    heldCount = top;
    return true;
  }

  /**
   * {@code o}, one of the strand's own, is used by an operation of that kind: it takes the place of
   * its kind, and what lay there goes to another one.
   */
  @DontInline
  void note(int kind, Object o, @Nullable Monitor shadow) {
    int place = kind & 3;
    if (recent0 == o) {
      place = 0;
    } else if (recent1 == o) {
      place = 1;
    } else if (recent2 == o) {
      place = 2;
    } else if (recent3 == o) {
      place = 3;
    } else {
      noted = (noted + 1) % 3;
      move(place, place + 1 + noted & 3);
    }
    put(place, o, shadow);
  }

  private void move(int from, int to) {
    switch (from) {
      case 0:
        put(to, recent0, shadow0);
        break;
      case 1:
        put(to, recent1, shadow1);
        break;
      case 2:
        put(to, recent2, shadow2);
        break;
      default:
        put(to, recent3, shadow3);
        break;
    }
  }

  private void put(int place, @Nullable Object o, @Nullable Monitor shadow) {
    switch (place) {
      case 0:
        shadow0 = shadow;
        recent0 = o;
        break;
      case 1:
        shadow1 = shadow;
        recent1 = o;
        break;
      case 2:
        shadow2 = shadow;
        recent2 = o;
        break;
      default:
        shadow3 = shadow;
        recent3 = o;
        break;
    }
  }

  /**
   * Keeps no object alive for having been used lately. Anybody may call this at any time: what is
   * not found here is searched for.
   */
  void forgetRecent() {
    recent0 = null;
    recent1 = null;
    recent2 = null;
    recent3 = null;
    leased0 = null;
    leased2 = null;
    leased3 = null;
    lockedHashes.forget();
  }

  /** A monitor is entered whose shadow does not lie above the top. */
  public void pushHeld(Monitor m) {
    Monitor unused = held[heldCount];
    if (unused != null && unused.ownership == null) {
      unused.owner = null;
      unused.next = freeMonitors;
      freeMonitors = unused;
    }
    held[heldCount++] = m;
    if (heldCount == held.length) {
      held = Arrays.copyOf(held, 2 * heldCount);
    }
  }
}
