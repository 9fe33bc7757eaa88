package dev.jay.analysis.learn;

import dev.jay.analysis.learn.Decisions.Decided;
import dev.jay.analysis.learn.Decisions.Place;
import dev.jay.schedules.Precondition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Checks of the inputs that throw if they fail, such as {@code threads > 0}: they are kept where
 * they are short, since a program that breaks off leaves its schedule; what a check says of results
 * that were computed is taken for granted.
 */
final class Guards {
  private static final int SHORT = 12;

  private Guards() {}

  static List<Precondition> of(Decisions decisions) {
    List<Precondition> found = new ArrayList<>();
    for (Map.Entry<Place, Decided> entry : decisions.all().entrySet()) {
      Place place = entry.getKey();
      if (place.method().isBranch(place.instruction())
          && place.method().flow().guards(place.instruction())) {
        for (Precondition each : entry.getValue().conditions.values()) {
          if (size(each) <= SHORT) {
            found.add(each);
          }
        }
      }
    }
    return found;
  }

  private static int size(Precondition condition) {
    int size = 1;
    for (Precondition each : condition.parts()) {
      size += size(each);
    }
    return size;
  }
}
