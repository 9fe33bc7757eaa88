package dev.jay.runtime.record;

import dev.jay.runtime.core.AccessTrace;
import dev.jay.runtime.core.Strand;
import dev.jay.trace.TraceCode;
import org.jspecify.annotations.Nullable;

/**
 * Writes what one strand executes into its ring, see {@link TraceCode}. From {@link #begin} to
 * {@link #end} the strand has the lock of the object's stripe, so stamps tell the real order of
 * accesses. A call on a collection has its stamp at the beginning, and the lock to its end.
 */
final class StrandTrace extends AccessTrace {
  private static final int CACHED = 1 << 10;
  private static final int MOST_CALLS = 16;
  private static final int NONE = -1;

  private final Tracer tracer;
  private final ByteRing ring;
  private final Strand strand;
  private final int me; // as the owner of a lock
  private final @Nullable AccessStacks stacks;
  private final int[] stamps = new int[TraceCode.STRIPES]; // by stripe: after this strand's last

  // Numbers of objects that were used lately, by hash.
  private final @Nullable Object[] cached = new Object[CACHED];
  private final int[] cachedIds = new int[CACHED];

  // The access that is under way.
  private int stripe = NONE;
  private boolean isLocked;
  private int site;
  private int id;
  private int index;
  private int stack;
  private boolean silent;

  // The calls on collections that are under way: their stripes, or NONE.
  private final int[] calls = new int[MOST_CALLS];
  private int callCount;

  StrandTrace(Tracer tracer, ByteRing ring, Strand strand) {
    this.tracer = tracer;
    this.ring = ring;
    this.strand = strand;
    this.me = 1 + strand.id;
    this.stacks = tracer.takesStacks ? new AccessStacks(strand) : null;
  }

  @Override
  public void block(int site) {
    ring.number((long) site << TraceCode.BITS | TraceCode.BLOCK);
    ring.publishSome();
  }

  @Override
  public void enter(int site) {
    ring.number((long) site << TraceCode.BITS | TraceCode.ENTER);
    ring.publishSome();
  }

  @Override
  public void value(int type, long number) {
    ring.number((long) type << TraceCode.BITS | TraceCode.VALUE);
    ring.number(number);
    ring.publishSome();
  }

  @Override
  public void text(String text) {
    int length = text.length();
    value(TraceCode.TEXT, length);
    for (int i = 0; i < length; i++) {
      ring.number(text.charAt(i));
    }
    ring.publishSome();
  }

  @Override
  public void reference(@Nullable Object o) {
    value(TraceCode.OBJECT, o == null ? 0 : idOf(o));
  }

  @Override
  public void begin(Object o, int index, int site) {
    if (stripe != NONE) {
      giveUp();
    }
    strand.disturb();
    this.id = idOf(o);
    this.site = site;
    this.index = index;
    this.silent = false;
    this.stripe = id & TraceCode.STRIPES - 1;
    this.isLocked = tracer.stripes.lock(stripe, me);
    this.stack =
        stacks == null ? NONE : stacks.at(site, tracer.stripes.comesFromAnother(stripe, me));
  }

  @Override
  public void isSilent() {
    silent = true;
  }

  @Override
  public void end(int what) {
    if (stripe == NONE) {
      return; // it began while the strand passed through
    }
    write(what == TraceCode.WRITE && silent ? TraceCode.SILENT : what);
    giveUp();
    ring.publishSome();
  }

  private void write(int what) {
    int stamp = tracer.stripes.stamp(stripe);
    if (stack >= 0) {
      ring.number((long) stack << TraceCode.BITS | TraceCode.STACK);
    }
    ring.number((long) site << TraceCode.BITS | what);
    ring.number(id);
    if (index >= 0) {
      ring.number(index);
    }
    ring.number(stamp - stamps[stripe]);
    stamps[stripe] = stamp + 1;
  }

  private void giveUp() {
    if (isLocked) {
      tracer.stripes.unlock(stripe, me);
    }
    stripe = NONE;
  }

  private int idOf(Object o) {
    int hash = System.identityHashCode(o);
    int place = hash & CACHED - 1;
    if (cached[place] == o) {
      return cachedIds[place];
    }
    int found = tracer.objects.of(o, hash);
    cached[place] = o;
    cachedIds[place] = found;
    return found;
  }

  // ---- Calls on collections

  @Override
  public void beginCall(Object o, int site, int what) {
    begin(o, NONE, site);
    write(what);
    push(isLocked ? stripe : NONE);
    stripe = NONE; // it is the call's now
  }

  @Override
  public void beginOtherCall() {
    push(NONE);
  }

  private void push(int held) {
    if (callCount == MOST_CALLS) {
      giveUpCalls(); // calls that have thrown
    }
    calls[callCount++] = held;
  }

  @Override
  public void endCall() {
    if (callCount > 0) {
      int held = calls[--callCount];
      if (held != NONE) {
        tracer.stripes.unlock(held, me);
      }
    }
  }

  private void giveUpCalls() {
    while (callCount > 0) {
      endCall();
    }
  }

  // ---- Units

  @Override
  public void unit() {
    if (stripe != NONE) {
      giveUp();
    }
    ring.number(TraceCode.UNIT);
    ring.publish();
  }
}
