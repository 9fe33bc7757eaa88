package dev.jay.runtime.core;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.runtime.jvm.Raw;
import java.util.Random;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/** Threads that wait, and what brings them to go on, done by hand. */
class HandOverTest {
  private final Sphere sphere = Harness.run().sphere;
  private final Scheduler scheduler = sphere.scheduler;
  private final HandOver handOver = new HandOver();

  /** A thread that waits once, and notes in which state it went on. */
  private abstract class Waiter implements Runnable {
    final Thread thread = new Thread(this, "waiter");
    final Strand strand = new Strand(sphere, thread, 1, "0.1");

    // Written by the thread before it ends.
    int phase = -1;
    boolean isInterrupted;

    abstract void await();

    @Override
    public void run() {
      await();
      phase = strand.phase;
      isInterrupted = Thread.interrupted();
    }

    void startUntilParked() {
      thread.start();
      untilParked();
    }

    /** Waits until it is parked, or has gone on and ended. */
    void untilParked() {
      until(() -> thread.getState() == Thread.State.WAITING || !thread.isAlive());
    }

    void wakeIn(int phase) throws InterruptedException {
      strand.phase = phase;
      strand.unpark();
      thread.join();
    }
  }

  /** Waits until it may go on. */
  private class TurnWaiter extends Waiter {
    @Override
    void await() {
      handOver.await(strand);
    }
  }

  /** Has the turn, and waits until another strand rests. */
  private class RestWaiter extends Waiter {
    final Strand other = Harness.strand(sphere, 2);
    boolean rested;

    @Override
    void await() {
      handOver.awaitRest(strand, other);
      rested = other.rests();
    }
  }

  private static void until(BooleanSupplier condition) {
    while (!condition.getAsBoolean()) {
      Thread.yield();
    }
  }

  // ---- Until it may go on

  @Test
  void whoHasTheTurnDoesNotWait() {
    Strand s = new Strand(sphere, Thread.currentThread(), 1, "0.1");
    s.phase = Strand.TURN;
    handOver.await(s);
    assertThat(s.phase).isEqualTo(Strand.TURN);
    assertThat(s.parked).isFalse();
  }

  /** It is found by a thread that looks, by one that yields, and by one that is about to park. */
  @Test
  void theTurnIsFoundWheneverItComes() throws InterruptedException {
    int turns = 2_000;
    int[] missing = new int[1]; // written by the thread, read after the join
    Strand[] strand = new Strand[1];
    Thread thread =
        new Thread(
            () -> {
              for (int i = 0; i < turns; i++) {
                handOver.await(strand[0]);
                missing[0] += strand[0].phase == Strand.TURN ? 0 : 1;
                strand[0].phase = Strand.RUNNING;
              }
            });
    Strand s = new Strand(sphere, thread, 1, "0.1");
    strand[0] = s;
    thread.start();
    Random random = new Random(1);
    for (int i = 0; i < turns; i++) {
      until(() -> s.phase == Strand.RUNNING);
      for (int pauses = random.nextInt(1 << random.nextInt(14)); pauses > 0; pauses--) {
        Thread.onSpinWait();
      }
      assertThat(scheduler.grant(s)).isTrue();
    }
    thread.join();
    assertThat(missing[0]).isZero();
    assertThat(s.parked).isFalse();
  }

  @Test
  void aParkedThreadIsWokenByTheTurn() throws InterruptedException {
    TurnWaiter waiter = new TurnWaiter();
    waiter.startUntilParked();
    assertThat(waiter.strand.parked).isTrue();
    assertThat(scheduler.grant(waiter.strand)).isTrue();
    waiter.thread.join();
    assertThat(waiter.phase).isEqualTo(Strand.TURN);
    assertThat(waiter.strand.parked).isFalse();
    assertThat(waiter.isInterrupted).isFalse();
  }

  @Test
  void anInterruptIsHiddenWhileItWaitsAndGivenBackWithTheTurn() throws InterruptedException {
    TurnWaiter waiter = new TurnWaiter();
    waiter.startUntilParked();
    waiter.thread.interrupt();
    until(() -> !Raw.interruptFlag(waiter.thread));
    assertThat(waiter.strand.isInterrupted()).isTrue();
    waiter.untilParked(); // with the flag set no park would wait
    assertThat(scheduler.grant(waiter.strand)).isTrue();
    waiter.thread.join();
    assertThat(waiter.phase).isEqualTo(Strand.TURN);
    assertThat(waiter.isInterrupted).isTrue();
    assertThat(waiter.strand.hiddenInterrupt).isFalse();
  }

  @Test
  void anInterruptFromBeforeTheWaitIsGivenBackToo() throws InterruptedException {
    TurnWaiter waiter =
        new TurnWaiter() {
          @Override
          void await() {
            thread.interrupt();
            super.await();
          }
        };
    waiter.thread.start();
    until(() -> waiter.strand.hiddenInterrupt);
    waiter.untilParked();
    waiter.wakeIn(Strand.TURN);
    assertThat(waiter.isInterrupted).isTrue();
    assertThat(waiter.strand.hiddenInterrupt).isFalse();
  }

  @Test
  void whoIsTakenOutOfTheOrderGoesOnWithoutTheTurn() throws InterruptedException {
    TurnWaiter waiter = new TurnWaiter();
    waiter.startUntilParked();
    waiter.wakeIn(Strand.DROPPED);
    assertThat(waiter.phase).isEqualTo(Strand.DROPPED);
  }

  @Test
  void whoTheWatchdogLooksAtWaitsUntilItHasLooked() throws InterruptedException {
    for (int waitsIn : new int[] {Strand.RUNNING, Strand.AT_LIMIT}) {
      TurnWaiter waiter = new TurnWaiter();
      waiter.strand.isAtLimit = waitsIn == Strand.AT_LIMIT;
      waiter.strand.phase = waitsIn;
      waiter.startUntilParked();
      waiter.strand.phase = Strand.REVOKING;
      waiter.thread.interrupt();
      // It has looked at its phase, and waits.
      until(() -> waiter.strand.hiddenInterrupt || !waiter.thread.isAlive());
      waiter.wakeIn(Strand.TURN);
      assertThat(waiter.phase).isEqualTo(Strand.TURN);
    }
  }

  @Test
  void whoIsAheadOfItsTurnGoesOnWithoutItWhenItMay() throws InterruptedException {
    TurnWaiter waiter = new TurnWaiter();
    waiter.strand.isAtLimit = true;
    waiter.strand.phase = Strand.AT_LIMIT;
    waiter.startUntilParked();
    waiter.wakeIn(Strand.RUNNING);
    assertThat(waiter.phase).isEqualTo(Strand.RUNNING);
  }

  // ---- Until another one rests

  @Test
  void nobodyWaitsForWhoRests() {
    Strand s = new Strand(sphere, Thread.currentThread(), 1, "0.1");
    Strand other = Harness.strand(sphere, 2);
    for (int phase :
        new int[] {
          Strand.WAITING, Strand.OUTSIDE, Strand.DROPPED, Strand.STATES + Strand.AT_LIMIT
        }) {
      other.phase = phase;
      handOver.awaitRest(s, other);
      assertThat(other.phase).isEqualTo(phase);
    }
    other.phase = Strand.RUNNING;
    other.resting = true;
    handOver.awaitRest(s, other);
    assertThat(other.resting).isTrue();
  }

  @Test
  void whoWaitsForTheRestOfAnotherIsWokenByIt() throws InterruptedException {
    RestWaiter waiter =
        new RestWaiter() {
          @Override
          void await() {
            scheduler.awaitRest(strand, other);
            rested = other.rests();
          }
        };
    scheduler.begin(waiter.strand);
    waiter.startUntilParked();
    assertThat(scheduler.awaited).isSameAs(waiter.other);
    scheduler.outside.begin(waiter.other);
    waiter.thread.join();
    assertThat(waiter.rested).isTrue();
    assertThat(waiter.phase).isEqualTo(Strand.TURN);
    assertThat(scheduler.awaited).isNull();
  }

  @Test
  void whoWaitsForTheRestOfAnotherAndIsWokenForNothingWaitsOn() throws InterruptedException {
    RestWaiter waiter = new RestWaiter();
    waiter.startUntilParked();
    for (int i = 0; i < 10; i++) {
      waiter.strand.unpark();
      waiter.untilParked();
    }
    waiter.other.resting = true;
    waiter.strand.unpark();
    waiter.thread.join();
    assertThat(waiter.rested).isTrue();
  }

  /** Its interrupt is not hidden, since it has the turn; so it cannot park. */
  @Test
  void whoWaitsForTheRestOfAnotherStaysInterrupted() throws InterruptedException {
    RestWaiter waiter = new RestWaiter();
    waiter.startUntilParked();
    waiter.thread.interrupt();
    until(() -> waiter.thread.getState() == Thread.State.RUNNABLE);
    waiter.other.resting = true;
    waiter.thread.join();
    assertThat(waiter.rested).isTrue();
    assertThat(waiter.isInterrupted).isTrue();
  }
}
