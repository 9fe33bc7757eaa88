package dev.jay.runtime.record;

import dev.jay.runtime.core.Arrival;
import dev.jay.runtime.core.Observer;
import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.core.Strand;
import dev.jay.trace.OrderCode;
import org.jspecify.annotations.Nullable;

/**
 * Writes the order of a sphere down, whatever policy decides it: CAPO's interleaving log, see
 * {@link OrderCode}. What is written is who has the turn, and how often in a row; so a strand that
 * is alone, or computes, writes next to nothing. Each run of turns carries some bits of the
 * fingerprint, by which a replay notices where it has gone astray.
 */
final class Recorder extends Observer {
  /**
   * A longer run is written in parts, so that it is not lost when the JVM is killed, and a replay
   * that goes astray is found within so many turns. A part costs some three bytes before they are
   * deflated.
   */
  private static final int LONGEST_RUN = 1 << 6;

  private final Spool spool;
  private final ByteRing order;
  private @Nullable Strand current;
  private int units;

  /** After the last unit. */
  private long fingerprint;

  /** A thread outside has notified a monitor, in the admission under way. */
  private boolean isNotifying;

  /** Strands of a part may go on when it is closed. */
  private boolean isClosed;

  /** Whether inputs are written down too. */
  private final boolean hasTapes;

  Recorder(Spool spool, boolean hasTapes) {
    this.hasTapes = hasTapes;
    this.spool = spool;
    this.order = spool.order;
  }

  @Override
  public void operation(Strand s, int what, @Nullable Object target, int part) {
    unit(s);
  }

  @Override
  public void regains(Strand s) {
    unit(s);
  }

  private void unit(Strand s) {
    if (isClosed) {
      return;
    }
    if (s != current || units == LONGEST_RUN) {
      endRun();
      current = s;
    }
    units++;
    fingerprint = s.scheduler.fingerprint;
    isNotifying = false;
  }

  private void endRun() {
    Strand s = current;
    if (units > 0 && s != null) {
      entry(OrderCode.RUN, s.id);
      order.number(units);
      order.put((int) fingerprint);
      order.publish();
      units = 0;
    }
  }

  private void entry(int what, long value) {
    order.number(value << OrderCode.BITS | what);
  }

  private void event(int what, @Nullable Strand s) {
    if (isClosed) {
      return;
    }
    endRun();
    entry(OrderCode.EVENT, what);
    order.number(s == null ? 0 : 1 + s.id);
    order.publish();
  }

  @Override
  public void timesOut(Strand s, boolean isWithin) {
    if (isClosed) {
      return;
    }
    endRun();
    entry(isWithin ? OrderCode.FIRES_WITHIN : OrderCode.FIRES, s.id);
    order.publish();
  }

  @Override
  public void admits(Arrival arrival) {
    endRun();
    switch (arrival.what) {
      case Arrival.START:
        event(OrderCode.STARTED, arrival.strand);
        break;
      case Arrival.UNPARK:
        event(OrderCode.UNPARKED, arrival.strand);
        break;
      case Arrival.INTERRUPT:
        event(OrderCode.INTERRUPTED, arrival.strand);
        break;
      case Arrival.NOTIFY:
      case Arrival.NOTIFY_ALL:
      case Arrival.NOTIFIED:
        isNotifying = true; // whom it wakes follows
        break;
      default:
        break;
    }
  }

  @Override
  public void notified(Strand s) {
    if (isNotifying) {
      event(OrderCode.NOTIFIED, s);
    }
  }

  @Override
  public void makes(Strand s) {
    if (!isClosed && hasTapes) {
      s.tape = new WritingTape(spool, s.id);
    }
  }

  @Override
  public void closes(Sphere sphere) {
    event(OrderCode.CLOSED, null);
    isClosed = true;
    for (Strand s : sphere.strands()) {
      s.tape = null;
    }
    spool.close();
  }
}
