package dev.jay.runtime.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.runtime.core.Harness;
import dev.jay.trace.Fingerprint;
import dev.jay.trace.Kind;
import dev.jay.trace.Operation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The log against lists of what was written into it. */
class RunLogTest {
  private final RunLog log = new RunLog();

  /** An event, and of each location that it touched, in the order of touching, all accesses. */
  private record Event(int strand, int kind, Map<Integer, List<Integer>> touched) {}

  @Test
  void anEventHoldsEachLocationOnce() {
    log.begin(1, Kind.LOCK);
    log.touch(7, Operation.READ);
    log.touch(3, Operation.READ);
    log.touch(7, Operation.READ);
    assertThat(log.endOfTouches(0) - log.firstTouch(0)).isEqualTo(2);
    assertThat(log.location(0)).isEqualTo(7);
    assertThat(log.location(1)).isEqualTo(3);
    log.begin(1, Kind.LOCK);
    log.touch(7, Operation.READ);
    assertThat(log.endOfTouches(1) - log.firstTouch(1)).as("of another event").isEqualTo(1);
  }

  @Test
  void whoLooksAndThenChangesHasChanged() {
    log.begin(1, Kind.ATOMIC);
    log.touch(7, Operation.READ);
    log.touch(7, Operation.ACQUIRE);
    log.touch(7, Operation.READ);
    assertThat(log.access(0)).isEqualTo(Operation.ACQUIRE);
    assertThat(log.lastWrite(7)).isZero();
  }

  @Test
  void whatIsTouchedBeforeTheFirstEventIsNobodys() {
    log.touch(7, Operation.WRITE);
    log.begin(0, Kind.START);
    assertThat(log.endOfTouches(0)).isEqualTo(log.firstTouch(0));
    assertThat(log.lastWrite(7)).isEqualTo(-1);
  }

  @Test
  void behavesAsAListInOneRunAfterTheOther() {
    Harness.forSeeds(100, this::compareWithAList);
  }

  private void compareWithAList(Random random) {
    log.clear();
    List<Event> model = new ArrayList<>();
    Map<Integer, Integer> lastWrites = new HashMap<>();
    long fingerprint = Fingerprint.EMPTY;
    int locations = 1 + random.nextInt(1 << random.nextInt(12));
    for (int steps = random.nextInt(4_000); steps > 0; steps--) {
      if (model.isEmpty() || random.nextInt(4) == 0) {
        Event event =
            new Event(random.nextInt(5), random.nextInt(Kind.COUNT), new LinkedHashMap<>());
        model.add(event);
        log.begin(event.strand(), event.kind());
        fingerprint = Fingerprint.next(fingerprint, event.strand(), event.kind());
      }
      int location = random.nextInt(locations);
      int access = random.nextInt(Operation.AWAIT + 1);
      log.touch(location, access);
      Event event = model.get(model.size() - 1);
      event.touched().computeIfAbsent(location, key -> new ArrayList<>()).add(access);
      if (!Operation.looks(access)) {
        lastWrites.put(location, model.size() - 1);
      }
    }
    assertThat(log.size()).isEqualTo(model.size());
    assertThat(log.fingerprint()).isEqualTo(fingerprint);
    for (int i = 0; i < model.size(); i++) {
      assertSame(i, model.get(i));
    }
    for (int location = 0; location <= locations; location++) {
      assertThat(log.lastWrite(location)).isEqualTo(lastWrites.getOrDefault(location, -1));
    }
  }

  private void assertSame(int event, Event model) {
    assertThat(log.strand(event)).isEqualTo(model.strand());
    assertThat(log.kind(event)).isEqualTo(model.kind());
    int touch = log.firstTouch(event);
    assertThat(log.endOfTouches(event) - touch).isEqualTo(model.touched().size());
    for (Map.Entry<Integer, List<Integer>> touched : model.touched().entrySet()) {
      assertThat(log.location(touch)).isEqualTo(touched.getKey());
      int access = log.access(touch);
      int change =
          touched.getValue().stream().filter(a -> !Operation.looks(a)).findFirst().orElse(access);
      assertThat(access).as("the first change, or a look").isEqualTo(change);
      assertThat(touched.getValue()).contains(access);
      touch++;
    }
  }
}
