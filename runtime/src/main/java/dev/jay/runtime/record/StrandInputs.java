package dev.jay.runtime.record;

import dev.jay.runtime.core.InputWatch;
import dev.jay.runtime.core.Sites;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The late inputs of one strand: counts how often the strand was at each place, and keeps what was
 * asked for until its next turn.
 */
final class StrandInputs extends InputWatch {
  /** Where calls are watched: the numbers of the inputs there, by count, ascending. */
  private static final class Watched {
    final int site;
    final List<ScheduleChoice.Awaited> awaited = new ArrayList<>();
    final List<Integer> inputs = new ArrayList<>();
    int count;
    int next;

    Watched(int site) {
      this.site = site;
    }
  }

  private final List<Watched> places = new ArrayList<>();
  private int asked; // by the call that has just returned

  // What has arrived since the last turn.
  private int[] inputs = new int[4];
  private @Nullable Object[] values = new Object[4];
  private int arrived;

  /** {@code awaited} of this strand come in the order of their counts. */
  void add(int input, ScheduleChoice.Awaited awaited) {
    int site = Sites.number(awaited.place);
    Watched place = null;
    for (Watched each : places) {
      place = each.site == site ? each : place;
    }
    if (place == null) {
      place = new Watched(site);
      places.add(place);
    }
    int at = place.awaited.size();
    while (at > 0 && place.awaited.get(at - 1).count > awaited.count) {
      at--;
    }
    place.awaited.add(at, awaited);
    place.inputs.add(at, input);
  }

  @Override
  public boolean asksFor(int site) {
    for (int i = 0; i < places.size(); i++) {
      Watched place = places.get(i);
      if (place.site == site) {
        place.count++;
        boolean asks =
            place.next < place.awaited.size() && place.awaited.get(place.next).count == place.count;
        if (asks) {
          asked = place.inputs.get(place.next++);
        }
        return asks;
      }
    }
    return false;
  }

  @Override
  public void arrived(@Nullable Object value) {
    if (arrived == inputs.length) {
      inputs = Arrays.copyOf(inputs, 2 * arrived);
      values = Arrays.copyOf(values, 2 * arrived);
    }
    inputs[arrived] = asked;
    values[arrived++] = value;
  }

  boolean isEmpty() {
    return arrived == 0;
  }

  /** The strand has its turn: tells what has arrived; false if the schedule does not fit it. */
  boolean tell(ScheduleChoice choice) {
    boolean fits = true;
    for (int i = 0; i < arrived; i++) {
      fits &= choice.arrived(inputs[i], values[i]);
      values[i] = null;
    }
    arrived = 0;
    return fits;
  }
}
