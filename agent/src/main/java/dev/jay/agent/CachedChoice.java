package dev.jay.agent;

import dev.jay.runtime.record.ScheduleChoice;
import dev.jay.schedules.Candidate;
import dev.jay.schedules.LateInput;
import dev.jay.schedules.Precondition;
import dev.jay.trace.HybridSchedule;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The schedules that fitted when the program started, in the order in which they are to be tried.
 * The first is followed; a condition is looked at as soon as all late inputs in it have arrived.
 */
final class CachedChoice extends ScheduleChoice {
  private final List<Candidate> candidates;
  private final List<Awaited> inputs = new ArrayList<>();
  private final Map<String, Integer> numbers = new HashMap<>(); // by strand, count and place

  /** By number; null has arrived, too. */
  private final Map<Integer, @Nullable Object> values = new HashMap<>();

  private final List<Integer> arrived = new ArrayList<>();
  private int followed;
  private Check check; // of the one that is followed

  private CachedChoice(List<Candidate> candidates) {
    this.candidates = candidates;
    for (Candidate candidate : candidates) {
      for (LateInput each : candidate.inputs()) {
        if (numbers.putIfAbsent(key(each), inputs.size()) == null) {
          inputs.add(new Awaited(each.strand(), each.place(), each.count()));
        }
      }
    }
    this.check = new Check(candidates.get(0));
  }

  /** Reads what the launcher has found; null if no schedule asks for late inputs. */
  static @Nullable CachedChoice read(@Nullable String file) throws IOException {
    if (file == null) {
      return null;
    }
    byte[] bytes;
    try (InputStream in = new FileInputStream(file)) { // classes of channels are the program's
      bytes = in.readAllBytes();
    }
    String[] lines = new String(bytes, StandardCharsets.UTF_8).split("\n");
    List<Candidate> candidates = Candidate.read(Arrays.asList(lines), file);
    return candidates.isEmpty() ? null : new CachedChoice(candidates);
  }

  private static String key(LateInput input) {
    return input.strand() + " " + input.count() + " " + input.place();
  }

  /** Where calls are to be watched. */
  Set<String> places() {
    Set<String> places = new HashSet<>();
    for (Candidate candidate : candidates) {
      for (LateInput each : candidate.inputs()) {
        places.add(each.place());
      }
    }
    return places;
  }

  @Override
  public List<Awaited> inputs() {
    return Collections.unmodifiableList(inputs);
  }

  @Override
  public boolean arrived(int input, @Nullable Object value) {
    Object known = value(value);
    arrived.add(input);
    values.put(input, known);
    return check.arrived(input, known);
  }

  /** As conditions know it: of what they know no value, only that it is there. */
  private static @Nullable Object value(@Nullable Object arrived) {
    boolean isKnown = arrived == null || arrived instanceof Number || arrived instanceof String;
    return isKnown ? arrived : (Object) true;
  }

  /** What has arrived, as the conditions of one candidate see it. */
  private final class Check {
    private final Map<Integer, String> names = new HashMap<>(); // by input
    private final Map<String, List<Precondition>> conditions = new HashMap<>(); // by name
    private final Map<String, Object> known = new HashMap<>();
    private final Set<String> missing = new HashSet<>();

    Check(Candidate candidate) {
      for (LateInput each : candidate.inputs()) {
        names.put(numbers.get(key(each)), each.name());
        missing.add(each.name());
        conditions.put(each.name(), new ArrayList<>());
      }
      for (Precondition each : candidate.conditions()) {
        for (String name : each.inputs()) {
          List<Precondition> own = conditions.get(name);
          if (own != null) {
            own.add(each);
          }
        }
      }
    }

    /** False if a condition fails, now that this is known. */
    boolean arrived(int input, @Nullable Object value) {
      String name = names.get(input);
      if (name == null) {
        return true;
      }
      missing.remove(name);
      if (value != null) {
        known.put(name, value);
      }
      for (Precondition each : conditions.getOrDefault(name, List.of())) {
        if (!each.asksFor(missing) && !each.holds(known)) {
          return false;
        }
      }
      return true;
    }

    /** Whether it fits all that has arrived. */
    boolean fits() {
      for (int input : arrived) {
        if (!arrived(input, values.get(input))) {
          return false;
        }
      }
      return true;
    }
  }

  @Override
  public @Nullable HybridSchedule next() {
    while (followed + 1 < candidates.size()) {
      Candidate candidate = candidates.get(++followed);
      check = new Check(candidate);
      if (check.fits()) {
        try (InputStream in = new FileInputStream(candidate.file())) {
          return HybridSchedule.read(in, candidate.file());
        } catch (IOException e) {
          // Gone or damaged: it is as if it were not there.
        }
      }
    }
    return null;
  }

  @Override
  public String name() {
    return candidates.get(followed).name();
  }
}
