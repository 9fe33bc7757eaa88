package dev.jay.runtime.explore;

import dev.jay.trace.Fingerprint;
import dev.jay.trace.Operation;
import java.util.Arrays;

/**
 * What happened in a run: the events in their order, each with the strand, the kind and what it
 * touched. An event begins with an operation at which a decision was made and reaches to the next
 * decision; all that the strand does in between belongs to it. The buffers serve one run after the
 * other. Only the holder of the turn writes.
 */
public final class RunLog {
  private int[] strands = new int[256];
  private int[] kinds = new int[256];
  private int[] starts = new int[257]; // of an event's touches
  private int[] touches = new int[1024]; // location and access
  private int[] places = new int[256]; // by location: where it was touched last
  private int[] writes = new int[256]; // by location: the event that changed it last, or -1
  private int known; // locations with valid entries in the two above
  private int size;
  private int touchCount;
  private long fingerprint = Fingerprint.EMPTY;
  private boolean exited;

  /** Forgets all, for the next run. */
  public void clear() {
    size = 0;
    touchCount = 0;
    known = 0;
    exited = false;
    fingerprint = Fingerprint.EMPTY;
  }

  /** The program has ended itself in the last event, whoever could have gone on. */
  void markExit() {
    exited = true;
  }

  public boolean hasExited() {
    return exited;
  }

  /** Another event begins. */
  public void begin(int strand, int kind) {
    if (size == strands.length) {
      strands = Arrays.copyOf(strands, 2 * size);
      kinds = Arrays.copyOf(kinds, 2 * size);
      starts = Arrays.copyOf(starts, 2 * size + 1);
    }
    strands[size] = strand;
    kinds[size] = kind;
    starts[size] = touchCount;
    size++;
    fingerprint = Fingerprint.next(fingerprint, strand, kind);
  }

  /** The running event touches a location. */
  public void touch(int location, int access) {
    int event = size - 1;
    if (event < 0) {
      return;
    }
    cover(location);
    if (!Operation.looks(access)) {
      writes[location] = event;
    }
    int place = places[location];
    if (place >= starts[event]
        && place < touchCount
        && touches[place] >>> Operation.ACCESS_BITS == location) {
      if (Operation.looks(touches[place] & Operation.ACCESS)) {
        touches[place] = location << Operation.ACCESS_BITS | access;
      }
      return;
    }
    if (touchCount == touches.length) {
      touches = Arrays.copyOf(touches, 2 * touchCount);
    }
    places[location] = touchCount;
    touches[touchCount++] = location << Operation.ACCESS_BITS | access;
  }

  private void cover(int location) {
    if (location < known) {
      return;
    }
    if (location >= places.length) {
      int length = Math.max(location + 1, 2 * places.length);
      places = Arrays.copyOf(places, length);
      writes = Arrays.copyOf(writes, length);
    }
    Arrays.fill(places, known, location + 1, -1);
    Arrays.fill(writes, known, location + 1, -1);
    known = location + 1;
  }

  /** The event that changed a location last, or -1. */
  int lastWrite(int location) {
    return location < known ? writes[location] : -1;
  }

  /** The number of events so far. */
  public int size() {
    return size;
  }

  public int strand(int event) {
    return strands[event];
  }

  public int kind(int event) {
    return kinds[event];
  }

  /** The place of an event's first touch. */
  public int firstTouch(int event) {
    return starts[event];
  }

  /** The place after its last one. */
  public int endOfTouches(int event) {
    return event + 1 < size ? starts[event + 1] : touchCount;
  }

  public int location(int touch) {
    return touches[touch] >>> Operation.ACCESS_BITS;
  }

  /** One of {@link Operation}'s accesses. */
  public int access(int touch) {
    return touches[touch] & Operation.ACCESS;
  }

  /** A hash of the events' strands and kinds. */
  public long fingerprint() {
    return fingerprint;
  }
}
