package dev.jay.checker.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.runtime.explore.RunLog;
import dev.jay.trace.Kind;
import dev.jay.trace.Operation;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import org.junit.jupiter.api.Test;

/** Vector clocks against the transitive closure of program order and dependence. */
class HappensBeforeTest {
  private static final int STRANDS = 4;
  private static final int LOCATIONS = 4;

  /** An access of an event. */
  record Touch(int location, int access) {}

  /** An event of a log. */
  record Event(int strand, List<Touch> touches) {}

  @Provide
  Arbitrary<List<Event>> logs() {
    Arbitrary<Touch> touch =
        Combinators.combine(
                Arbitraries.frequencyOf(
                    Tuple.of(1, Arbitraries.just(HappensBefore.GLOBAL)),
                    Tuple.of(9, Arbitraries.integers().between(1, LOCATIONS - 1))),
                Arbitraries.integers().between(Operation.WRITE, Operation.AWAIT))
            .as(Touch::new);
    Arbitrary<Event> event =
        Combinators.combine(
                Arbitraries.integers().between(0, STRANDS - 1), touch.list().ofMaxSize(3))
            .as(Event::new);
    return event.list().ofMaxSize(14);
  }

  @Property(tries = 1_000)
  void aClockCoversExactlyTheEventsThatHappenBefore(@ForAll("logs") List<Event> events) {
    RunLog log = log(events);
    HappensBefore order = new HappensBefore();
    order.begin(log, STRANDS);
    boolean[][] before = closure(log, LOCATIONS);
    for (int e = 0; e < log.size(); e++) {
      order.open(e, log.strand(e));
      order.close(e, log);
      for (int c = 0; c < e; c++) {
        assertThat(order.clock(e, log.strand(c)) >= order.number(c))
            .as("event %d before event %d", c, e)
            .isEqualTo(before[c][e]);
      }
    }
  }

  @Test
  void anOpenEventKnowsItsProgramOrderOnly() {
    RunLog log =
        log(
            List.of(
                new Event(0, List.of(new Touch(1, Operation.WRITE))),
                new Event(1, List.of(new Touch(2, Operation.WRITE))),
                new Event(1, List.of(new Touch(1, Operation.WRITE)))));
    HappensBefore order = new HappensBefore();
    order.begin(log, 2);
    for (int e = 0; e < 2; e++) {
      order.open(e, log.strand(e));
      order.close(e, log);
    }
    order.open(2, 1);
    assertThat(order.clock(2, 0)).isZero();
    assertThat(order.previous(2)).isEqualTo(1);
    assertThat(order.eventOf(order.history(1))).isZero();
    order.close(2, log);
    assertThat(order.clock(2, 0)).isEqualTo(1);
    assertThat(order.clock(2, 1)).isEqualTo(2);
  }

  /** The buffers serve one run after the other. */
  @Test
  void aRunLeavesNothingBehindForTheNext() {
    Event write = new Event(0, List.of(new Touch(1, Operation.WRITE)));
    HappensBefore order = new HappensBefore();
    for (int run = 0; run < 2; run++) {
      RunLog log = log(List.of(write, new Event(1, write.touches())));
      order.begin(log, STRANDS);
      assertThat(order.history(1)).isEqualTo(-1);
      assertThat(order.last(0)).isEqualTo(-1);
      for (int e = 0; e < 2; e++) {
        order.open(e, log.strand(e));
        order.close(e, log);
      }
      assertThat(order.clock(1, 0)).isEqualTo(1);
    }
  }

  private static RunLog log(List<Event> events) {
    RunLog log = new RunLog();
    for (Event event : events) {
      log.begin(event.strand(), Kind.VOLATILE);
      for (Touch touch : event.touches()) {
        log.touch(touch.location(), touch.access());
      }
    }
    return log;
  }

  /** Whether event i happens before event j, for all of them. */
  static boolean[][] closure(RunLog log, int known) {
    int n = log.size();
    boolean[][] before = new boolean[n][n];
    for (int e = 0; e < n; e++) {
      for (int c = e - 1; c >= 0; c--) {
        boolean direct =
            log.strand(c) == log.strand(e)
                || Footprint.of(log, c, known).dependsOn(Footprint.of(log, e, known));
        if (direct) {
          before[c][e] = true;
          for (int b = 0; b < c; b++) {
            before[b][e] |= before[b][c];
          }
        }
      }
    }
    return before;
  }
}
