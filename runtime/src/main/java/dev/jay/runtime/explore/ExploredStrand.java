package dev.jay.runtime.explore;

import dev.jay.runtime.core.Strand;
import dev.jay.trace.Operation;
import java.util.Arrays;
import java.util.IdentityHashMap;
import org.jspecify.annotations.Nullable;

/**
 * What an exploring scheduler knows of one strand beside the strand itself: the operation it is
 * about to make, what the operation under way has touched, its vector clock, and whether it spins.
 */
final class ExploredStrand {
  final Strand strand;

  /** The next operation, as {@link Operation}; of a strand that waits, the one that follows. */
  int what;

  @Nullable Object target;

  /** What it will touch first, as far as that is known. */
  int location;

  /** In words, as it is saved and as it is shown, and where; only if there is a witness. */
  String on = "";

  String shown = "";
  StackTraceElement[] stack = {};

  /** The object is one that only the JDK knows; only if there is a witness. */
  boolean isInside;

  /** The calls of the JDK's methods that it is in; only if there is a witness. */
  final Calls calls = new Calls();

  /** The last that it did, if there is a witness. */
  @Nullable Deed deed;

  /** Where it last accessed what {@link Execution#watched} names. */
  StackTraceElement[] accessed = {};

  /** The same for each object of which the contents are watched. */
  final IdentityHashMap<Object, StackTraceElement[]> used = new IdentityHashMap<>(0);

  /** The strand has run its first event. */
  boolean begun;

  volatile boolean ended;

  /** The last event, or -1. */
  int lastEvent = -1;

  /** When it took its place in the round, where there is one: see {@link OpenOrder}. */
  int since;

  /** It has been in a blocking call, and nothing has been heard of it since. */
  boolean returning;

  /** The event after which it should let the others go first, or -1. */
  int yieldedAt = -1;

  /** Fruitless looks since the last event that changed something or saw a change. */
  int fruitless;

  /** How often it has yielded or slept since it saw a change by others, and since when. */
  int pauses;

  int pausedSince = -1;

  /** The last event that was not fruitless. */
  int fruitful = -1;

  /** Locations read since then. */
  private final int[] seen = new int[8];

  private int seenCount;

  /** Hashes of the stacks of looks since then; full when it is known to go round. */
  final int[] stood = new int[8];

  int stoodCount;

  /** Reads without order, in a StampedLock's way: no races. */
  boolean optimistic;

  /** Plain accesses since the last operation. */
  int accesses;

  /** It waits with a timeout that may fire early. */
  boolean timeoutIsShort;

  /** The timeout of its last wait has fired. */
  boolean timedOut;

  /** Clock reads in a row. */
  int clockReads;

  int allClockReads;

  /** Clock reads within the operation under way. */
  int readsInside;

  long clockOffset;

  /** Touched by the operation under way, as in {@link RunLog}. */
  int[] touched = new int[8];

  int touchedCount;

  /** Vector clock for the race detector, by strand id. */
  int[] clock = new int[8];

  ExploredStrand(Strand strand) {
    this.strand = strand;
    tick();
  }

  /** The outermost operation begins. */
  void beginOperation() {
    touchedCount = 0;
    accesses = 0;
    clockReads = 0;
    readsInside = 0;
  }

  void addTouched(int location, int access) {
    int entry = location << Operation.ACCESS_BITS | access;
    for (int i = 0; i < touchedCount; i++) {
      if (touched[i] == entry) {
        return;
      }
    }
    if (touchedCount == touched.length) {
      touched = Arrays.copyOf(touched, 2 * touchedCount);
    }
    touched[touchedCount++] = entry;
  }

  /** The running event changes something or sees a change: whatever it does, it does not spin. */
  void fruitful(int event) {
    fruitful = event;
    fruitless = 0;
    seenCount = 0;
    stoodCount = 0;
    yieldedAt = -1;
  }

  /** Whether the location has been looked at since the last fruitful event; notes that it is. */
  boolean hasSeen(int location) {
    for (int i = 0; i < seenCount; i++) {
      if (seen[i] == location) {
        return true;
      }
    }
    if (seenCount < seen.length) {
      seen[seenCount++] = location;
    }
    return false;
  }

  int clockOf(int id) {
    return id < clock.length ? clock[id] : 0;
  }

  void join(int @Nullable [] other) {
    if (other == null) {
      return;
    }
    if (other.length > clock.length) {
      clock = Arrays.copyOf(clock, other.length);
    }
    for (int i = 0; i < other.length; i++) {
      if (other[i] > clock[i]) {
        clock[i] = other[i];
      }
    }
  }

  /** Begins a new period of the strand's own time. */
  void tick() {
    int id = strand.id;
    if (id >= clock.length) {
      clock = Arrays.copyOf(clock, Math.max(id + 1, 2 * clock.length));
    }
    clock[id]++;
  }
}
