package dev.jay.runtime.core;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.runtime.run.ProductionRun;
import dev.jay.trace.Fingerprint;
import dev.jay.trace.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

/** Real threads on the scheduler's primitives, disturbed by pauses of random length. */
class SchedulerTest {
  private static final int REPETITIONS = 20;

  /** One run: what its strands share. Only the holder of the turn touches it. */
  private static final class Run {
    final ProductionRun production = Harness.run();
    final Sphere sphere = production.sphere;
    final Scheduler scheduler = sphere.scheduler;
    final List<String> events = new ArrayList<>();
    final WaitQueue[] queues = {new WaitQueue(), new WaitQueue()};
    final Object monitor = new Object();
    int inside;
  }

  /** What every strand does. */
  private interface Script {
    void run(Run run, Strand s, Random disturbance) throws Exception;
  }

  /** What a run leaves behind: all that happened, in order, and the scheduler's own summary. */
  private record Trace(List<String> events, String fingerprint, long operations, long end) {}

  private static Trace trace(int strands, int repetition, Script script)
      throws InterruptedException {
    Run run = new Run();
    long end =
        Harness.run(
            run.sphere, strands, s -> script.run(run, s, new Random(repetition * 1000L + s.id)));
    return new Trace(
        run.events, Fingerprint.text(run.scheduler.fingerprint), run.scheduler.operations, end);
  }

  private static void assertSameInAllRepetitions(int strands, Script script)
      throws InterruptedException {
    Trace first = trace(strands, 1, script);
    assertThat(first.events()).isNotEmpty();
    for (int repetition = 2; repetition <= REPETITIONS; repetition++) {
      assertThat(trace(strands, repetition, script))
          .as("repetition " + repetition)
          .isEqualTo(first);
    }
  }

  /** Now and then a pause, other ones in every repetition. */
  private static void disturb(Random random) {
    int dice = random.nextInt(20);
    if (dice == 0) {
      LockSupport.parkNanos(random.nextInt(300_000));
    } else if (dice < 4) {
      Thread.yield();
    }
  }

  @Test
  void operationsComeInTheSameOrderHoweverThreadsAreDelayed() throws InterruptedException {
    assertSameInAllRepetitions(
        4,
        (run, s, disturbance) -> {
          for (int i = 0; i < 50 + 10 * s.id; i++) {
            disturb(disturbance);
            run.scheduler.getTurn(s, Kind.ATOMIC, null);
            run.events.add(s.id + " step " + i);
            run.scheduler.putTurn(s);
          }
        });
  }

  @Test
  void theOrderIsRoundRobin() throws InterruptedException {
    Trace trace =
        trace(
            3,
            7,
            (run, s, disturbance) -> {
              for (int i = 0; i < 4; i++) {
                disturb(disturbance);
                run.scheduler.getTurn(s, Kind.ATOMIC, null);
                run.events.add(String.valueOf(s.id));
                run.scheduler.putTurn(s);
              }
            });
    // Strand 0 begins with the turn, the others join the next round; in the last one it ends.
    assertThat(String.join("", trace.events())).isEqualTo("0" + "012" + "012" + "012" + "12");
  }

  @Test
  void waitsSignalsTimeoutsAndInterruptsComeInTheSameOrder() throws InterruptedException {
    assertSameInAllRepetitions(
        5,
        (run, s, disturbance) -> {
          Random drawn = new Random(s.id); // the same in every repetition
          for (int i = 0; i < 60; i++) {
            disturb(disturbance);
            waitOrWake(run, s, drawn);
          }
        });
  }

  private static void waitOrWake(Run run, Strand s, Random drawn) {
    Scheduler scheduler = run.scheduler;
    WaitQueue queue = run.queues[drawn.nextInt(2)];
    scheduler.getTurn(s, Kind.SYNCHRONIZER, null);
    switch (drawn.nextInt(5)) {
      case 0 -> run.events.add(s.id + " signals " + scheduler.signal(queue));
      case 1 -> {
        scheduler.broadcast(queue);
        run.events.add(s.id + " broadcasts");
      }
      case 2 -> {
        Strand waiting = queue.peek();
        if (waiting != null) {
          scheduler.interrupt(waiting);
        }
        run.events.add(s.id + " interrupts " + (waiting == null ? "nobody" : waiting.id));
      }
      default -> {
        int reason = scheduler.await(s, queue, 1 + drawn.nextInt(200_000), drawn.nextBoolean());
        run.events.add(s.id + " wakes for " + reason + " at " + scheduler.now);
      }
    }
    scheduler.putTurn(s);
  }

  @Test
  void sleepersWakeInTheOrderOfTheirDeadlinesWithoutRealTimePassing() throws InterruptedException {
    long hour = 3_600_000_000_000L;
    Trace trace =
        trace(
            4,
            3,
            (run, s, disturbance) -> {
              disturb(disturbance);
              run.scheduler.getTurn(s, Kind.SLEEP, null);
              int reason = run.scheduler.await(s, new WaitQueue(), (4 - s.id) * hour, true);
              run.events.add(s.id + (reason == Wait.TIMED_OUT ? " timed out" : " woke early"));
              run.scheduler.putTurn(s);
            });
    assertThat(trace.events())
        .containsExactly("3 timed out", "2 timed out", "1 timed out", "0 timed out");
    assertThat(trace.end()).isGreaterThanOrEqualTo(4 * hour);
  }

  @Test
  void aSignalWakesTheFirstAndABroadcastAll() throws InterruptedException {
    Trace trace =
        trace(
            4,
            5,
            (run, s, disturbance) -> {
              disturb(disturbance);
              run.scheduler.getTurn(s, Kind.SYNCHRONIZER, null);
              if (s.id < 3) {
                int reason = run.scheduler.await(s, run.queues[0], Scheduler.FOREVER, false);
                run.events.add(s.id + (reason == Wait.SIGNALLED ? " signalled" : " otherwise"));
              } else {
                run.events.add("signal " + run.scheduler.signal(run.queues[0]));
                run.scheduler.broadcast(run.queues[0]);
                run.events.add("signal " + run.scheduler.signal(run.queues[0]));
              }
              run.scheduler.putTurn(s);
            });
    assertThat(trace.events())
        .containsExactly(
            "signal true", "signal false", "0 signalled", "1 signalled", "2 signalled");
  }

  @Test
  void anInterruptEndsOnlyAnInterruptibleWait() throws InterruptedException {
    Trace trace =
        trace(
            3,
            5,
            (run, s, disturbance) -> {
              run.scheduler.getTurn(s, Kind.SYNCHRONIZER, null);
              if (s.id < 2) {
                int reason = run.scheduler.await(s, run.queues[s.id], 1_000_000, s.id == 0);
                run.events.add(s.id + " for " + reason);
              } else {
                for (WaitQueue queue : run.queues) {
                  Strand waiting = queue.peek();
                  assertThat(waiting).isNotNull();
                  run.scheduler.interrupt(waiting);
                }
              }
              run.scheduler.putTurn(s);
            });
    assertThat(trace.events())
        .containsExactly("0 for " + Wait.INTERRUPTED, "1 for " + Wait.TIMED_OUT);
  }

  /** The shadow monitors alone, without the real ones: at most one strand is inside at a time. */
  @Test
  void shadowMonitorsExcludeAndAreGrantedInTheSameOrder() throws InterruptedException {
    assertSameInAllRepetitions(
        4,
        (run, s, disturbance) -> {
          for (int i = 0; i < 30; i++) {
            int depth = 1 + (s.id + i) % 3;
            for (int d = 0; d < depth; d++) {
              run.scheduler.getTurn(s, Kind.MONITOR_ENTER, null);
              run.sphere.monitors.enter(s, run.monitor);
              run.scheduler.putTurn(s);
            }
            assertThat(++run.inside).isEqualTo(1);
            run.events.add(s.id + " inside");
            disturb(disturbance);
            run.inside--;
            for (int d = 0; d < depth; d++) {
              run.scheduler.getTurn(s, Kind.MONITOR_EXIT, null);
              run.sphere.monitors.leaveTop(s);
              run.scheduler.putTurn(s);
            }
          }
        });
  }

  @Test
  void aStrandOutsideTheOrderDoesNotHoldUpTheOthers() throws InterruptedException {
    Run run = new Run();
    run.production.startServices();
    CountDownLatch done = new CountDownLatch(1);
    Harness.run(
        run.sphere,
        2,
        s -> {
          if (s.id == 0) {
            run.scheduler.outside.begin(s);
            done.await(); // in the real world, until the other one has made all its operations
            run.scheduler.outside.end(s);
            run.scheduler.getTurn(s, Kind.ATOMIC, null);
            run.events.add("back");
            run.scheduler.putTurn(s);
          } else {
            for (int i = 0; i < 100; i++) {
              run.scheduler.getTurn(s, Kind.ATOMIC, null);
              run.events.add("on");
              run.scheduler.putTurn(s);
            }
            done.countDown();
          }
        });
    assertThat(run.events).hasSize(101).endsWith("on", "back");
    assertThat(run.sphere.live).isZero();
    assertThat(run.scheduler.outside.dropped).isZero();
  }
}
