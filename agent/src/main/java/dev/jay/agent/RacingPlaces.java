package dev.jay.agent;

import dev.jay.runtime.record.Recording;
import dev.jay.trace.Constraint;
import dev.jay.trace.HybridSchedule;
import dev.jay.trace.RaceSites;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the plain accesses of the program that are operations, where not all of them are. A
 * recording has those that are known to race in widespread libraries, {@code races.sites}, and what
 * the user names; a replay those of its recording; a schedule that is followed those that it
 * orders. See decision 75.
 */
final class RacingPlaces {
  private static final String KNOWN = "table/races.sites";

  private RacingPlaces() {}

  /** Those of this start; null for all, or where plain accesses are free. */
  static @Nullable Set<String> of(
      Options options, @Nullable HybridSchedule schedule, Recording.@Nullable Replay replay) {
    if (schedule != null) {
      return ordered(schedule);
    }
    if (replay != null) {
      return recorded(replay);
    }
    boolean isRecorded =
        options.record != null && options.sphere == null && !options.trace && !options.untaped;
    if (options.sites != null) {
      RaceSites sites = isRecorded ? known() : new RaceSites();
      sites.addAll(read(options.sites));
      return sites.places;
    }
    if (options.races || !isRecorded) {
      return null;
    }
    options.races = true;
    return known().places;
  }

  private static Set<String> ordered(HybridSchedule schedule) {
    Set<String> places = new HashSet<>();
    for (Constraint each : schedule.constraints) {
      places.add(each.first.place);
      places.add(each.second.place);
    }
    return places;
  }

  private static @Nullable Set<String> recorded(Recording.Replay replay) {
    try {
      return replay.sites();
    } catch (IOException e) {
      Entry.quit(e.getMessage());
      return null;
    }
  }

  private static RaceSites known() {
    try (InputStream in = RacingPlaces.class.getResourceAsStream(KNOWN)) {
      return RaceSites.read(in, KNOWN);
    } catch (IOException e) {
      throw new IllegalStateException(e); // it stands in the agent's own jar
    }
  }

  private static RaceSites read(String file) {
    try (InputStream in = new FileInputStream(file)) {
      return RaceSites.read(in, file);
    } catch (IOException e) {
      Entry.quit(e.getMessage());
      return new RaceSites();
    }
  }
}
