package dev.jay.runtime.hooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.runtime.core.Harness;
import dev.jay.runtime.core.Scheduler;
import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.runtime.core.Wait;
import dev.jay.runtime.core.WaitQueue;
import dev.jay.runtime.jvm.Raw;
import dev.jay.trace.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import org.junit.jupiter.api.Test;

/** Park and unpark as the JDK's code calls them, on strands that are real threads. */
class ParkingTest {
  private static final long FOR_EVER = 0;
  private static final long HOUR = 3_600_000_000_000L;

  private final Sphere sphere = Harness.run().sphere;
  private final Scheduler scheduler = sphere.scheduler;

  /** What happened; only the holder of the turn touches it. */
  private final List<String> events = new ArrayList<>();

  private final Strand[] strands = new Strand[4];
  private volatile boolean isBack;

  private void run(int count, Harness.Body body) throws InterruptedException {
    CyclicBarrier all = new CyclicBarrier(count);
    Harness.run(
        sphere,
        count,
        s -> {
          strands[s.id] = s;
          Strands.put(s);
          all.await(); // from here on everybody knows everybody
          try {
            body.run(s);
          } finally {
            Strands.remove(s);
          }
        });
  }

  private void note(Strand s, String event) {
    scheduler.getTurn(s, Kind.ATOMIC, null);
    events.add(s.id + " " + event);
    scheduler.putTurn(s);
  }

  private static void park(long nanos) {
    Parking.park(Raw.U, false, nanos);
  }

  private static void unpark(Strand target) {
    Parking.unpark(Raw.U, target.thread);
  }

  /** A thread that is not controlled does something and ends. */
  private static void outside(Runnable work) throws InterruptedException {
    Thread stranger = new Thread(work, "stranger");
    stranger.start();
    stranger.join();
  }

  private static boolean parks(Strand s) {
    return s.wait.queue == s.parking;
  }

  // ---- The permit

  @Test
  void aPermitFromBeforeEndsOneParkHoweverOftenItWasGiven() throws InterruptedException {
    run(
        1,
        s -> {
          unpark(s);
          unpark(s);
          park(HOUR);
          assertThat(scheduler.now).isLessThan(HOUR);
          park(HOUR);
          assertThat(scheduler.now).isGreaterThanOrEqualTo(HOUR);
        });
  }

  @Test
  void whoParksGoesOnWhenItIsUnparkedAndLeavesNoPermit() throws InterruptedException {
    run(
        2,
        s -> {
          if (s.id == 0) {
            park(FOR_EVER);
            note(s, "goes on");
            assertThat(s.permit).isFalse();
          } else {
            note(s, "unparks");
            assertThat(parks(strands[0])).isTrue();
            unpark(strands[0]);
          }
        });
    assertThat(events).containsExactly("1 unparks", "0 goes on");
  }

  @Test
  void nobodyElseGoesOn() throws InterruptedException {
    run(
        4,
        s -> {
          if (s.id < 3) {
            park((3 - s.id) * HOUR);
            note(s, scheduler.now < HOUR ? "was unparked" : "timed out");
          } else {
            unpark(strands[1]);
          }
        });
    assertThat(events).containsExactly("1 was unparked", "2 timed out", "0 timed out");
  }

  @Test
  void whoWaitsForSomethingElseKeepsThePermitForItsNextPark() throws InterruptedException {
    run(
        2,
        s -> {
          if (s.id == 0) {
            scheduler.getTurn(s, Kind.SLEEP, null);
            int reason = scheduler.await(s, new WaitQueue.Sleep(), HOUR, true);
            assertThat(reason).isEqualTo(Wait.TIMED_OUT);
            scheduler.putTurn(s);
            park(HOUR);
            assertThat(scheduler.now).isLessThan(2 * HOUR);
          } else {
            unpark(strands[0]);
          }
        });
  }

  // ---- Time

  @Test
  void timedParksEndInTheOrderOfTheirDeadlinesInLogicalTime() throws InterruptedException {
    long end =
        Harness.run(
            sphere,
            3,
            s -> {
              Strands.put(s);
              park((3 - s.id) * HOUR);
              Strands.remove(s);
              note(s, "timed out");
            });
    assertThat(events).containsExactly("2 timed out", "1 timed out", "0 timed out");
    assertThat(end).isBetween(3 * HOUR, 4 * HOUR);
  }

  @Test
  void anAbsoluteDeadlineIsOneOfTheLogicalClock() throws InterruptedException {
    run(
        1,
        s -> {
          long deadline = Time.currentTimeMillis() + 3_600_000;
          Parking.park(Raw.U, true, deadline);
          assertThat(Time.currentTimeMillis()).isGreaterThanOrEqualTo(deadline);
          assertThat(scheduler.now).isBetween(HOUR, 2 * HOUR);
        });
  }

  @Test
  void aTimeThatIsOverIsNotWaitedFor() throws InterruptedException {
    run(
        1,
        s -> {
          long before = scheduler.operations;
          Parking.park(Raw.U, true, 1);
          Parking.park(Raw.U, true, 0);
          park(-1);
          assertThat(scheduler.operations).as("each is one operation").isEqualTo(before + 3);
          assertThat(s.permit).isFalse();
        });
  }

  // ---- Threads that are not controlled

  @Test
  void anUnparkByAThreadThatIsNotControlledArrivesWithTheNextOperation()
      throws InterruptedException {
    run(
        2,
        s -> {
          if (s.id == 0) {
            park(FOR_EVER);
            note(s, "goes on");
          } else {
            note(s, "begins");
            outside(() -> unpark(strands[0]));
            scheduler.getTurn(s, Kind.ATOMIC, null);
            assertThat(parks(strands[0])).as("it is not in the order yet").isTrue();
            events.add("1 ends");
            scheduler.putTurn(s);
          }
        });
    assertThat(events).containsExactly("1 begins", "1 ends", "0 goes on");
  }

  @Test
  void anUnparkByAThreadThatIsNotControlledIsKeptForTheNextPark() throws InterruptedException {
    run(
        1,
        s -> {
          outside(() -> unpark(s));
          note(s, "has made an operation");
          assertThat(s.permit).isTrue();
          park(HOUR);
          assertThat(scheduler.now).isLessThan(HOUR);
        });
  }

  @Test
  void anUnparkThatArrivesWhileItIsAboutToParkEndsThatPark() throws InterruptedException {
    run(
        1,
        s -> {
          outside(() -> unpark(s));
          park(HOUR);
          assertThat(scheduler.now).isLessThan(HOUR);
        });
  }

  @Test
  void threadsThatAreNotControlledParkReally() throws InterruptedException {
    outside(
        () -> {
          Parking.unpark(Raw.U, Thread.currentThread());
          park(FOR_EVER);
        });
    assertThat(scheduler.operations).isZero();
  }

  @Test
  void unparkingNobodyDoesNothing() throws InterruptedException {
    run(1, s -> Parking.unpark(Raw.U, null));
    assertThat(scheduler.operations).as("the strand's end").isEqualTo(1);
  }

  // ---- Interrupts

  @Test
  void anInterruptEndsAParkAndStays() throws InterruptedException {
    run(
        2,
        s -> {
          if (s.id == 0) {
            park(HOUR);
            note(s, "goes on");
            assertThat(scheduler.now).isLessThan(HOUR);
            assertThat(Raw.interruptFlag(s.thread)).isTrue();
            assertThat(s.permit).isFalse();
          } else {
            note(s, "interrupts");
            scheduler.getTurn(s, Kind.INTERRUPT, strands[0].face);
            assertThat(parks(strands[0])).isTrue();
            strands[0].thread.interrupt();
            Threads.interrupted(strands[0].thread);
            scheduler.putTurn(s);
          }
        });
    assertThat(events).containsExactly("1 interrupts", "0 goes on");
  }

  @Test
  void whoIsInterruptedDoesNotParkUntilThatIsOver() throws InterruptedException {
    run(
        1,
        s -> {
          s.thread.interrupt();
          park(HOUR);
          park(HOUR);
          assertThat(scheduler.now).isLessThan(HOUR);
          assertThat(Thread.interrupted()).isTrue();
          park(HOUR);
          assertThat(scheduler.now).isGreaterThanOrEqualTo(HOUR);
        });
  }

  // ---- Inside and around

  @Test
  void aParkInsideARegionGivesUpTheTurnAndComesBackIntoIt() throws InterruptedException {
    run(
        2,
        s -> {
          if (s.id == 0) {
            Regions.enter(Kind.LOCK);
            park(FOR_EVER);
            assertThat(s.depth).isEqualTo(1);
            events.add("0 goes on"); // with the turn
            Regions.exit();
            assertThat(s.depth).isZero();
          } else {
            note(s, "unparks");
            unpark(strands[0]);
          }
        });
    assertThat(events).containsExactly("1 unparks", "0 goes on");
  }

  @Test
  void whoPassesThroughParksOutsideTheOrder() throws InterruptedException {
    run(
        2,
        s -> {
          if (s.id == 0) {
            s.pass();
            park(FOR_EVER);
            s.passed();
            note(s, "goes on");
            assertThat(s.permit).isFalse();
            isBack = true;
          } else {
            note(s, "unparks");
            assertThat(strands[0].phase).isEqualTo(Strand.DROPPED);
            unpark(strands[0]);
            while (!isBack) {
              scheduler.getTurn(s, Kind.ATOMIC, null);
              scheduler.putTurn(s);
            }
          }
        });
    assertThat(events).containsExactly("1 unparks", "0 goes on");
  }
}
