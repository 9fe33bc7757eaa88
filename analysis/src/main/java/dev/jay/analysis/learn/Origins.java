package dev.jay.analysis.learn;

import dev.jay.analysis.code.Method;
import dev.jay.analysis.learn.Decisions.Place;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which objects an instruction was used on, by where they were made: what a points-to analysis would
 * estimate, as it was. Two instructions that were used on objects of different origins are taken to
 * be so for other inputs too; an instruction that was never executed may be used on any.
 */
final class Origins {
  /** The origin of an object that nothing is known of: it may be any. */
  private static final Place UNKNOWN = new Place(null, 0);

  private final Map<Method, @Nullable Set<Place>[]> used = new HashMap<>();
  private @Nullable Method last;
  private @Nullable Set<Place>[] ofLast = array(0);

  @SuppressWarnings("unchecked")
  private static @Nullable Set<Place>[] array(int length) {
    return (Set<Place>[]) new Set<?>[length];
  }

  void use(Method method, int instruction, @Nullable Ref object) {
    if (method != last) {
      last = method;
      ofLast = used.computeIfAbsent(method, k -> array(k.instructions.size()));
    }
    Set<Place> known = ofLast[instruction];
    if (known == null) {
      known = new HashSet<>();
      ofLast[instruction] = known;
    }
    known.add(object == null || object.origin == null ? UNKNOWN : object.origin);
  }

  /** Whether two instructions may be used on one object. */
  boolean mayMeet(Place a, Place b) {
    Set<Place> x = of(a);
    Set<Place> y = of(b);
    if (x == null || y == null || x.contains(UNKNOWN) || y.contains(UNKNOWN)) {
      return true;
    }
    for (Place each : x) {
      if (y.contains(each)) {
        return true;
      }
    }
    return false;
  }

  private @Nullable Set<Place> of(Place place) {
    @Nullable Set<Place>[] known = used.get(place.method());
    return known == null ? null : known[place.instruction()];
  }
}
