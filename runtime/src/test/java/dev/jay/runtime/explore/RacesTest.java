package dev.jay.runtime.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.runtime.core.Harness;
import dev.jay.runtime.core.Observer;
import dev.jay.runtime.core.Sites;
import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.core.Strand;
import dev.jay.trace.Operation;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** FastTrack against the happens-before relation itself, event by event. */
class RacesTest {
  private static final int STEPS = 24;
  private static final int LONGEST = 4 * STEPS;
  private static final int STRANDS = 20;

  /** Small numbers and some for which everything has to grow. */
  private static final int[] PLAIN = {3, 63, 150};

  private static final int[] SYNCHRONIZED = {Locations.GLOBAL, 64, 200};

  private final Sphere sphere =
      Harness.sphere(
          new Observer() {
            @Override
            public void operation(Strand s, int what, @Nullable Object target, int part) {}
          });
  private final List<Strand> strands = Harness.strands(sphere, STRANDS);

  private enum Sort {
    ACCESS,
    BEGIN,
    END
  }

  /** What touches a location, and how; of an operation there may be several. */
  private record Touch(int location, int access) {}

  /**
   * A plain access, which has one touch, or the beginning or the end of an operation, which have
   * the same touches.
   */
  private record Event(int strand, Sort sort, List<Touch> touches) {
    int location() {
      return touches.get(0).location();
    }

    boolean writes() {
      return touches.get(0).access() == Operation.WRITE;
    }

    boolean conflictsWith(Event other) {
      return sort == Sort.ACCESS
          && other.sort == Sort.ACCESS
          && strand != other.strand
          && location() == other.location()
          && (writes() || other.writes());
    }

    /** Whether it gives something free that {@code later} takes. */
    boolean releasesTo(Event later) {
      return sort == Sort.END
          && later.sort == Sort.BEGIN
          && touches.stream()
              .filter(touch -> !Operation.looks(touch.access()))
              .anyMatch(
                  touch -> later.touches.stream().anyMatch(t -> t.location() == touch.location()));
    }
  }

  private static List<Event> program(Random random) {
    List<Integer> ids = new ArrayList<>();
    for (int id = 0; id < STRANDS; id++) {
      ids.add(id);
    }
    Collections.shuffle(ids, random);
    int count = 2 + random.nextInt(3);
    int operations = random.nextInt(11); // of ten steps
    List<Event> events = new ArrayList<>();
    for (int step = 0; step < STEPS; step++) {
      int strand = ids.get(random.nextInt(count));
      if (random.nextInt(10) >= operations) {
        events.add(access(strand, random));
        continue;
      }
      List<Touch> touches = new ArrayList<>();
      for (int i = random.nextInt(3); i >= 0; i--) {
        touches.add(new Touch(one(SYNCHRONIZED, random), random.nextInt(Operation.AWAIT + 1)));
      }
      events.add(new Event(strand, Sort.BEGIN, touches));
      for (int i = random.nextInt(3); i > 0; i--) {
        events.add(access(strand, random));
      }
      events.add(new Event(strand, Sort.END, touches));
    }
    return events;
  }

  private static Event access(int strand, Random random) {
    int access = random.nextInt(6) == 0 ? Operation.WRITE : Operation.READ;
    return new Event(strand, Sort.ACCESS, List.of(new Touch(one(PLAIN, random), access)));
  }

  private static int one(int[] of, Random random) {
    return of[random.nextInt(of.length)];
  }

  /** Of each event, those that happen before it. */
  private static List<BitSet> happensBefore(List<Event> events) {
    List<BitSet> before = new ArrayList<>();
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      BitSet earlier = new BitSet();
      for (int j = 0; j < i; j++) {
        Event other = events.get(j);
        if (other.strand() == event.strand() || other.releasesTo(event)) {
          earlier.or(before.get(j));
          earlier.set(j);
        }
      }
      before.add(earlier);
    }
    return before;
  }

  /** An access is known by its place in the program: as its site, and as what races. */
  private void detect(Races races, List<Event> events, int firstSite) {
    Map<Integer, ExploredStrand> explored = new HashMap<>();
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      ExploredStrand c =
          explored.computeIfAbsent(event.strand(), id -> new ExploredStrand(strands.get(id)));
      switch (event.sort()) {
        case ACCESS -> {
          int site = Sites.number("RacesTest:" + (firstSite + i));
          races.access(c, null, event.location(), event.writes(), site, firstSite + i);
        }
        case BEGIN -> {
          c.beginOperation();
          for (Touch touch : event.touches()) {
            c.addTouched(touch.location(), touch.access());
            races.acquire(c, touch.location());
          }
        }
        case END -> races.release(c);
      }
    }
  }

  /** How many programs had races, and how many had none. */
  private int racy;

  private int orderly;

  @Test
  void whatIsReportedIsARaceAndTheFirstOfEachLocationIsReported() {
    Harness.forSeeds(3_000, this::compareWithHappensBefore);
    assertThat(racy).isGreaterThan(500);
    assertThat(orderly).isGreaterThan(50);
  }

  private void compareWithHappensBefore(Random random) {
    Execution execution = new Execution();
    Races races = new Races(execution);
    detect(races, program(random), LONGEST); // an earlier run, which is forgotten
    races.clear();
    List<Event> events = program(random);
    List<BitSet> before = happensBefore(events);
    detect(races, events, 0);

    Set<Integer> reported = new HashSet<>();
    for (Race race : execution.races()) {
      if (race.secondSite < LONGEST) {
        assertRaces(race, events, before);
        reported.add(race.secondSite);
      }
    }
    Map<Integer, Integer> firsts = firstRaces(events, before);
    assertThat(reported).as("the first of each location").containsAll(firsts.values());
    if (firsts.isEmpty()) {
      orderly++;
    } else {
      racy++;
    }
  }

  private static void assertRaces(Race race, List<Event> events, List<BitSet> before) {
    Event first = events.get(race.firstSite);
    Event second = events.get(race.secondSite);
    assertThat(race.firstSite).isLessThan(race.secondSite);
    assertThat(first.conflictsWith(second)).as(first + " conflicts with " + second).isTrue();
    assertThat(before.get(race.secondSite).get(race.firstSite))
        .as(first + " happens before " + second)
        .isFalse();
    assertThat(race.first).isEqualTo(first.strand());
    assertThat(race.second).isEqualTo(second.strand());
    assertThat(race.firstWrites).isEqualTo(first.writes());
    assertThat(race.secondWrites).isEqualTo(second.writes());
  }

  /** By location: the first access that races with an earlier one. */
  private static Map<Integer, Integer> firstRaces(List<Event> events, List<BitSet> before) {
    Map<Integer, Integer> firsts = new HashMap<>();
    for (int i = 0; i < events.size(); i++) {
      for (int j = 0; j < i; j++) {
        if (events.get(j).conflictsWith(events.get(i)) && !before.get(i).get(j)) {
          firsts.putIfAbsent(events.get(i).location(), i);
        }
      }
    }
    return firsts;
  }
}
