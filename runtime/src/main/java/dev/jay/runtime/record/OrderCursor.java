package dev.jay.runtime.record;

import dev.jay.trace.OrderCode;
import dev.jay.trace.RecordingReader;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Where a replay stands in the recorded order. Only the holder of the turn touches it.
 *
 * <p>A run of turns is under way while {@link #left} is positive; otherwise the next entry is the
 * one that {@link #peek} shows.
 */
final class OrderCursor {
  private RecordingReader.Stream order;

  /** Whose run of turns is under way, or was last. */
  int strand = -1;

  /** How many turns are left of it. */
  int left;

  /** Some bits of the fingerprint after it. */
  private int check;

  /** Turns so far. */
  long position;

  private boolean isPeeked;
  private long entry;

  OrderCursor(RecordingReader.Stream order) {
    this.order = order;
  }

  /** What the next entry is; -1 at the end of what was recorded. */
  int peek() throws IOException {
    if (!isPeeked) {
      if (!order.hasMore()) {
        return -1;
      }
      entry = order.number();
      isPeeked = true;
    }
    return (int) entry & (1 << OrderCode.BITS) - 1;
  }

  /** The value of the entry that {@link #peek} has shown. */
  long take() {
    isPeeked = false;
    return entry >>> OrderCode.BITS;
  }

  /** The strand of the run that {@link #peek} has shown. */
  int nextStrand() {
    return (int) (entry >>> OrderCode.BITS);
  }

  /** The strand of an event, whose entry was taken; -1 for none. */
  int eventStrand() throws IOException {
    return (int) order.number() - 1;
  }

  /** The entry that {@link #peek} has shown is a run: it begins. */
  void beginRun() throws IOException {
    strand = (int) take();
    left = (int) order.number();
    check = order.read();
  }

  /** One turn of the run is used, and the fingerprint is now that; false if it should not be. */
  boolean use(long fingerprint) {
    position++;
    return --left > 0 || isChecked(fingerprint);
  }

  /** Whether the run under way may end with that fingerprint. */
  boolean isChecked(long fingerprint) {
    return ((int) fingerprint & 0xFF) == check;
  }

  /**
   * Goes on in another order, at the same turn; {@code own} is this order from its beginning.
   * False, and all stays as it was, if the two are not the same up to this turn, or the other is
   * damaged.
   */
  boolean changeTo(RecordingReader.Stream own, RecordingReader.Stream other) {
    OrderCursor a = new OrderCursor(own);
    OrderCursor b = new OrderCursor(other);
    try {
      while (b.position <= position) {
        long step = a.step();
        if (step != b.step() || step == END) {
          return false;
        }
      }
    } catch (IOException e) {
      return false;
    }
    order = other;
    strand = b.strand;
    left = b.left + 1; // this turn is not used yet
    check = b.check;
    return true;
  }

  private static final long END = -1;

  /** What comes next: whose turn, or what happens without one. */
  private long step() throws IOException {
    while (left == 0) {
      int what = peek();
      if (what < 0) {
        return END;
      }
      if (what != OrderCode.RUN) {
        long event = entry;
        take();
        return -2 - (what == OrderCode.EVENT ? event << 20 ^ eventStrand() : event);
      }
      beginRun();
    }
    left--;
    position++;
    return strand;
  }

  @Override
  public @Nullable String toString() {
    return "turn " + position;
  }
}
