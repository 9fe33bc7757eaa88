package dev.jay.runtime.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The heap against a list that is sorted by (deadline, order of arrival). */
class TimersTest {
  private record Entry(Strand strand, long deadline, int arrival) {}

  private final Timers timers = new Timers();
  private final Sphere sphere = Harness.sphere();
  private final Scheduler scheduler = sphere.scheduler;

  @Test
  void anEmptyHeapHasNoDeadline() {
    assertThat(timers.first()).isNull();
    assertThat(timers.nextDeadline).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void equalDeadlinesFireInTheOrderOfArrival() {
    List<Strand> strands = Harness.strands(sphere, 40);
    strands.forEach(s -> timers.add(s, 7));
    assertThat(drain(timers)).isEqualTo(strands);
  }

  @Test
  void whoArrivesAgainIsTheLast() {
    List<Strand> strands = Harness.strands(sphere, 3);
    strands.forEach(s -> timers.add(s, 7));
    timers.remove(strands.get(0));
    timers.add(strands.get(0), 7);
    assertThat(drain(timers)).containsExactly(strands.get(1), strands.get(2), strands.get(0));
  }

  @Test
  void removingAStrandWithoutATimerChangesNothing() {
    Strand in = Harness.strand(sphere, 1);
    Strand out = Harness.strand(sphere, 2);
    timers.add(in, 5);
    timers.remove(out);
    assertThat(drain(timers)).containsExactly(in);
  }

  @Test
  void behavesAsASortedList() {
    Harness.forSeeds(300, this::compareWithAList);
  }

  private void compareWithAList(Random random) {
    Timers heap = new Timers();
    List<Entry> model = new ArrayList<>();
    List<Strand> idle = Harness.strands(sphere, 40);
    for (int arrival = 0; arrival < 300; arrival++) {
      boolean add = random.nextInt(10) < 6 ? !idle.isEmpty() : model.isEmpty();
      if (add && !idle.isEmpty()) {
        Strand s = idle.remove(random.nextInt(idle.size()));
        long deadline = random.nextInt(12);
        heap.add(s, deadline);
        model.add(new Entry(s, deadline, arrival));
        model.sort(Comparator.comparing(Entry::deadline).thenComparing(Entry::arrival));
      } else {
        int which = random.nextBoolean() ? 0 : random.nextInt(model.size());
        Strand s = model.remove(which).strand();
        heap.remove(s);
        idle.add(s);
      }
      check(heap, model);
    }
    assertThat(drain(heap)).isEqualTo(model.stream().map(Entry::strand).toList());
  }

  private static void check(Timers heap, List<Entry> model) {
    assertThat(heap.first()).isSameAs(model.isEmpty() ? null : model.get(0).strand());
    assertThat(heap.nextDeadline)
        .isEqualTo(model.isEmpty() ? Long.MAX_VALUE : model.get(0).deadline());
    assertThat(model).allMatch(entry -> entry.strand().wait.timerIndex >= 0);
  }

  /** Takes out the first until there is none, as the scheduler does when time passes. */
  private static List<Strand> drain(Timers timers) {
    List<Strand> drained = new ArrayList<>();
    for (Strand s = timers.first(); s != null; s = timers.first()) {
      timers.remove(s);
      assertThat(s.wait.timerIndex).isNegative();
      drained.add(s);
    }
    assertThat(timers.nextDeadline).isEqualTo(Long.MAX_VALUE);
    return drained;
  }
}
