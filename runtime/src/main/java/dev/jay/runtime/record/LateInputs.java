package dev.jay.runtime.record;

import dev.jay.runtime.core.Observer;
import dev.jay.runtime.core.Strand;
import dev.jay.trace.HybridSchedule;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Inputs that arrive while a program follows a schedule of a cache (TERN §5.3, §5.4).
 *
 * <p>What a strand reads is kept by the strand, and told at its next turn. The place of that turn
 * in the schedule is fixed, whatever the timing; so what has arrived is known in the same order in
 * each run, and where a schedule turns out not to fit, the run goes on at a fixed point: in another
 * schedule that fits and is the same up to here, or in turns if there is none.
 */
final class LateInputs extends Observer {
  private final ScheduleChoice choice;
  private final OrderCursor cursor;
  private final Divergence divergence;
  private final Relay relay;
  private final Reuse reuse;
  private final TreeMap<Integer, StrandInputs> watches = new TreeMap<>(); // by strand
  private HybridSchedule followed;

  LateInputs(
      ScheduleChoice choice,
      HybridSchedule followed,
      Reuse reuse,
      OrderCursor cursor,
      Divergence divergence,
      Relay relay) {
    this.choice = choice;
    this.followed = followed;
    this.reuse = reuse;
    this.cursor = cursor;
    this.divergence = divergence;
    this.relay = relay;
    List<ScheduleChoice.Awaited> all = choice.inputs();
    for (int i = 0; i < all.size(); i++) {
      StrandInputs own = watches.get(all.get(i).strand);
      if (own == null) {
        own = new StrandInputs();
        watches.put(all.get(i).strand, own);
      }
      own.add(i, all.get(i));
    }
  }

  @Override
  public void makes(Strand s) {
    s.inputWatch = watches.get(s.id);
  }

  @Override
  public void operation(Strand s, int what, @Nullable Object target, int part) {
    regains(s);
  }

  @Override
  public void regains(Strand s) {
    StrandInputs own = watches.get(s.id);
    if (own == null || own.isEmpty() || relay.isReleased()) {
      return;
    }
    if (cursor.left == 0) {
      relay.next(); // the turn was not handed over: it began with the strand, or was kept for it
    }
    if (relay.isReleased()) {
      return;
    }
    s.mode++; // what follows is none of the program's
    try {
      if (!own.tell(choice) && !changes()) {
        divergence.inputsDiffer();
      }
    } finally {
      s.mode--;
    }
  }

  /** Goes on in the next schedule that fits and is the same so far; false if there is none. */
  private boolean changes() {
    for (HybridSchedule next = choice.next(); next != null; next = choice.next()) {
      boolean sameRaces = next.constraints.isEmpty() && followed.constraints.isEmpty();
      if (sameRaces && cursor.changeTo(followed.orderStream(), next.orderStream())) {
        followed = next;
        reuse.becomes(choice.name());
        return true;
      }
    }
    return false;
  }
}
