package dev.jay.runtime.core;

import dev.jay.runtime.forecast.ClassNumbers;
import dev.jay.runtime.jvm.LockFields;
import dev.jay.trace.Kind;
import dev.jay.trace.Operation;
import java.io.InputStream;
import java.io.Reader;
import java.util.Arrays;
import jdk.internal.vm.annotation.DontInline;
import org.jspecify.annotations.Nullable;

/**
 * Biased ownership, as in biased locking, revoked at fixed points of the owner's program order:
 * confined objects take no turn. An object (a monitor, an atomic, a lock, a collection, an object
 * with volatile fields) belongs to the first strand that touches it twice in a row, at its turns.
 * From then on that strand's operations on it are not operations at all: they are only counted, see
 * {@link Strand#mayUseFreely}. Most synchronization in Java is of this kind. Once is not enough: of
 * threads that work side by side on one object, the first would own it and the others would wait
 * for it. For the same reason what is touched within another object's operation (the lock inside a
 * queue) is claimed only when that other object is the strand's own.
 *
 * <p>When another strand, which then has the turn, touches the object, it waits until the owner
 * rests: has arrived at its own next turn, or waits, or is outside, or has ended. That is a fixed
 * point of the owner's program, so all that the owner did before comes before, and all that it does
 * after comes after, whatever the timing. Then the object is shared, for good, and every operation
 * on it takes a turn. The owner comes to rest: it may use what it owns only so many times between
 * two turns, a few at first, and more while nobody else asks for anything of its own; if it
 * computes for ever or is blocked, the watchdog takes it out of the order.
 *
 * <p>A strand that is alone owns objects as well. When a second one starts, they belong to nobody
 * again, since most of what is made before threads are started is made for them. What an ended
 * strand owned belongs to nobody. So does an object that was shared when {@link #OWNERLESS_LIMIT}
 * others have been shared since: it is like one never touched, unless it is shown by a view. All
 * limits count what happened in the schedule, never what the collector did.
 *
 * <p>Only the holder of the turn touches this.
 */
public final class Owners {
  private static final int OWNERLESS_LIMIT = 1 << 16;

  private static final int SHARED_LATELY = 256;

  /**
   * A strand that is alone has its turn at hand: of what it touches, one in so many is looked at.
   */
  private static final int LOOK_ALONE = 8;

  private final Sphere sphere;
  private final boolean isInForce;
  private final boolean confinesReaders;
  private boolean areLocksInsideClaimed; // of streams that are read
  private final IdentityTable<Ownership> ownerships = new IdentityTable<>();
  private final AdmissionFilter filter = new AdmissionFilter();
  private final ClassNumbers classes = new ClassNumbers();
  private final Leases leases;

  /** By hash: objects that were used lately and are shared. Nobody need search for them. */
  private final @Nullable Ownership[] sharedLately = new Ownership[SHARED_LATELY];

  private @Nullable Ownership[] ownerless = new Ownership[16];
  private int remembered;
  private int usesAlone;

  Owners(Sphere sphere) {
    this.sphere = sphere;
    this.isInForce = sphere.policy.letsObjectsBeOwned();
    this.confinesReaders = sphere.policy.confinesReaders();
    this.leases = new Leases(sphere);
  }

  /**
   * {@code s}, which has the turn, is about to use {@code o}. True when {@code o} belongs to {@code
   * s}.
   *
   * @param what the operation; as a monitor, an object is neither read nor written
   */
  @DontInline
  boolean use(Strand s, int what, Object o) {
    if (!isInForce) {
      return confinesReaders && useOfReader(s, o);
    }
    s.targets.set(s.depth, o);
    if (sphere.alone && ++usesAlone % LOOK_ALONE != 0) {
      s.claims &= s.depth != 1;
      return false;
    }
    return !usesShared(s, what, o) && search(s, what, o);
  }

  static boolean isReader(Object o) {
    return o instanceof Reader || o instanceof InputStream;
  }

  /** A reader belongs to its first user, until another one comes; so do the locks inside. */
  private boolean useOfReader(Strand s, Object o) {
    boolean mayClaim = isReader(o) || s.isInReader();
    if (!mayClaim && !areLocksInsideClaimed) {
      return false;
    }
    s.targets.set(s.depth, o);
    Ownership d = find(o);
    if (d == null) {
      if (!mayClaim || s.depth != 1) {
        return false;
      }
      areLocksInsideClaimed |= !isReader(o);
      d = new Ownership(o);
      record(d);
    }
    if (d.owner == null || d.owner == s) {
      return d.owner == s || mayClaim && !d.isShared() && s.depth == 1 && claim(s, o, d);
    }
    share(s, d);
    return false;
  }

  /**
   * The quick half of {@link #use}: true if {@code o} is known to be shared, so that it is used.
   */
  private boolean usesShared(Strand s, int what, Object o) {
    Ownership d = sharedLately(o, s.hashOf(o));
    if (d == null) {
      return false;
    }
    useShared(s, what, o, d);
    if (s.depth == 1) {
      s.claims = false;
      s.isOnShared = true;
      s.targetClass = d.classNumber;
    }
    return true;
  }

  /**
   * The shared record of {@code o} if {@code s}, which has the turn, is known to use it with the
   * turn: others use it as well, and it is not leased. Null if that is to be found out.
   */
  @Nullable Ownership toUseWithTurn(Strand s, int what, Object o) {
    int hash = s.hashAtHand(o);
    if (hash == 0 || !isInForce || sphere.alone) {
      return null;
    }
    Ownership d = sharedLately(o, hash);
    return d != null && OwnedCache.isRead(what) && s.leases.lease(o) != null ? null : d;
  }

  /** {@code s} makes that operation on {@code o}, for which it has the turn anyway. */
  void useWithTurn(Strand s, int what, Object o, Ownership d) {
    s.targets.set(1, o);
    useShared(s, what, o, d);
    s.claims = false;
    s.isOnShared = true;
    s.targetClass = d.classNumber;
  }

  private void useShared(Strand s, int what, Object o, Ownership d) {
    if (Operation.access(what) == Operation.READ) {
      leases.read(s, o, d);
    } else if (d.readers != null && what != Kind.MONITOR_ENTER) {
      leases.written(s, d);
    }
  }

  /** The slow half; true when {@code o} belongs to {@code s}. */
  @DontInline
  private boolean search(Strand s, int what, Object o) {
    Ownership d = find(o);
    boolean owns = d != null && d.owner == s;
    if (d != null && d.owner != null) {
      if (!owns) {
        share(s, d);
      }
    } else if (s.depth == 1 || s.claims) {
      owns = useOwnerless(s, o, d);
    }
    if (s.depth == 1) {
      s.claims = owns;
      s.isOnShared = d != null && d.isShared();
      s.targetClass = d == null ? 0 : d.classNumber;
    }
    if (d != null && d.isShared()) {
      sharedLately[d.hash & SHARED_LATELY - 1] = d;
      useShared(s, what, o, d);
    }
    return owns;
  }

  /**
   * Whether {@code o} is known to be shared, so that {@code s}, which has the turn, need not look
   * whether it is its own.
   */
  boolean isSharedLately(Object o) {
    return isInForce && sharedLately(o, System.identityHashCode(o)) != null;
  }

  private @Nullable Ownership sharedLately(Object o, int hash) {
    Ownership d = sharedLately[hash & SHARED_LATELY - 1];
    return d != null && d.refersTo(o) && d.isShared() && d.isRecorded ? d : null;
  }

  /**
   * {@code o}, of which {@code known} is the ownership, belongs to nobody; true if {@code s} claims
   * it.
   */
  @DontInline
  private boolean useOwnerless(Strand s, Object o, @Nullable Ownership known) {
    Ownership d = known == null ? filter.make(o) : known;
    boolean again = d.isUsedAgainBy(s);
    if (known != null || filter.isSample()) {
      record(d);
    }
    return again && claim(s, o, d);
  }

  private @Nullable Ownership find(Object o) {
    Ownership d = filter.find(o);
    return d == null ? ownerships.find(o) : d;
  }

  @DontInline
  private void record(Ownership d) {
    if (!d.isRecorded) {
      d.isRecorded = true;
      d.classNumber = classes.numberOf(d.get());
      ownerships.add(d);
      remember(d);
    }
  }

  private void strike(Ownership d) {
    d.isRecorded = false;
    ownerships.remove(d);
  }

  /**
   * {@code s} has waited in the middle of operations and goes on with them, with the turn. Others
   * may have used the same objects meanwhile, each alone: they are asked for once more.
   */
  public void reclaim(Strand s) {
    for (int depth = 1; depth <= s.depth; depth++) {
      Object o = s.targets.get(depth);
      if (o != null) {
        borrow(s, o);
      }
    }
  }

  /** {@code s}, which has the turn, is about to look at {@code o}, whoever owns it. */
  void borrow(Strand s, Object o) {
    Ownership d = find(o);
    if (d != null && d.owner != null && d.owner != s) {
      share(s, d);
    } else if (d != null) {
      leases.written(s, d);
    }
  }

  /** {@code o} is published through a view, which no hook sees: it is shared. */
  void share(Strand s, Object o) {
    if (!isInForce) {
      return;
    }
    Ownership d = find(o);
    if (d == null) {
      d = new Ownership(o);
    }
    d.isShown = true;
    if (d.owner != null) {
      share(s, d);
    } else {
      leases.forbid(s, d);
      d.share();
      record(d);
    }
  }

  /** What {@code s}, which ends or is not alone any more, owned belongs to nobody. */
  void bequeath(Strand s) {
    leases.endAll(s);
    if (s.owned.isEmpty()) {
      return;
    }
    for (Ownership d : s.owned.all()) {
      if (d != null && d.owner == s) {
        d.forget();
        strike(d);
      }
    }
    s.disownAll();
  }

  @DontInline
  private boolean claim(Strand s, Object o, Ownership d) {
    if (sphere.monitors.find(o) != null || LockFields.isHeldByAnother(o, s.face)) {
      return false; // not while it is locked
    }
    if (UntoldUses.mayBeOf(o)) {
      d.share();
      return false;
    }
    Ownership oldest = s.owned.oldestIfFull(s);
    if (oldest != null) {
      giveUp(s, oldest);
    }
    d.owner = s;
    s.owned.add(d);
    return true;
  }

  private void giveUp(Strand s, Ownership d) {
    Object o = d.get();
    s.disown(d);
    d.forget();
    if (o != null && sphere.monitors.publish(s, o)) {
      d.share();
      remember(d);
    } else {
      strike(d);
    }
  }

  @DontInline
  private void share(Strand s, Ownership d) {
    Strand owner = d.owner;
    if (owner == null) {
      return;
    }
    if (owner != s) {
      sphere.scheduler.awaitRest(s, owner);
    }
    owner.freeze();
    if (owner.isWithinOperations()) {
      leases.forbid(s, d); // it may go on writing it, and has told of that already
    }
    owner.disown(d);
    owner.hurry();
    d.share();
    Object o = d.get();
    if (o != null) {
      sphere.monitors.publish(owner, o);
      owner.keepTarget(o);
    }
    if (owner != s) {
      sphere.monitors.publishInner(owner);
      owner.askedInside |= owner.own > 0;
    }
    owner.thaw();
    remember(d);
  }

  /**
   * The ownership of an object that belongs to nobody goes when its place in the ring is needed.
   */
  private void remember(Ownership d) {
    if (remembered == ownerless.length && remembered < OWNERLESS_LIMIT) {
      ownerless = Arrays.copyOf(ownerless, 2 * remembered);
    }
    int place = remembered++ & (ownerless.length - 1);
    Ownership old = ownerless[place];
    if (old != null && old.owner == null) {
      forget(old);
    }
    ownerless[place] = d;
  }

  private void forget(Ownership d) {
    leases.forget(d);
    Object o = d.isShown ? d.get() : null;
    if (o != null) {
      UntoldUses.show(o); // there may be a view of it still
    }
    strike(d);
  }
}
