package dev.jay.runtime.record;

import dev.jay.trace.HybridSchedule;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which schedule of a cache a run follows, as long as inputs arrive that decide about it (TERN
 * §5.3). It is asked by the holder of the turn alone.
 */
public abstract class ScheduleChoice {
  /** An input: the result of a call at that place, the how manieth of that strand. */
  public static final class Awaited {
    final int strand;
    final String place;
    final int count;

    public Awaited(int strand, String place, int count) {
      this.strand = strand;
      this.place = place;
      this.count = count;
    }
  }

  /** The inputs that conditions ask for. */
  public abstract List<Awaited> inputs();

  /** One of them has arrived, by its place in that list; says whether the schedule still fits. */
  public abstract boolean arrived(int input, @Nullable Object value);

  /** Goes on to the next schedule that fits what has arrived; null if there is none left. */
  public abstract @Nullable HybridSchedule next();

  /** What it is called. */
  public abstract String name();
}
