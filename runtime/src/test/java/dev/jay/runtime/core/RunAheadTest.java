package dev.jay.runtime.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** How far a strand runs ahead of its turns. */
class RunAheadTest {
  private final Sphere sphere = Harness.sphere();
  private final Scheduler scheduler = sphere.scheduler;
  private final Thread thread = new Thread(() -> pass(1));
  private final Strand s = new Strand(sphere, thread, 0, "0.0");

  private void pass(int times) {
    for (int i = 0; i < times; i++) {
      assertThat(RunAhead.goAhead(scheduler, s)).isTrue();
    }
  }

  private void takeOff(int times) {
    for (int i = 0; i < times; i++) {
      assertThat(RunAhead.takeOff(s)).isTrue();
    }
  }

  @Test
  void eachPassIsTakenOffOnce() {
    pass(3);
    takeOff(3);
    assertThat(RunAhead.takeOff(s)).isFalse();
    assertThat(s.phase).isEqualTo(Strand.RUNNING);
  }

  @Test
  void aStrandWithTheTurnDoesNotRunAhead() {
    s.phase = Strand.TURN;
    assertThat(RunAhead.goAhead(scheduler, s)).isFalse();
  }

  @Test
  void itRestsAtTheEndOfTheNextBlockUntilThatBlockIsReached() throws InterruptedException {
    pass(32);
    assertThat(s.rests()).isFalse();
    thread.start();
    while (!s.rests()) {
      Thread.onSpinWait();
    }
    takeOff(15);
    assertThat(s.rests()).isTrue();
    takeOff(1);
    thread.join();
    assertThat(s.rests()).isFalse();
    assertThat(s.emptyTurns).isEqualTo(33);
  }

  @Test
  void theLongerItHasBeenLeftAloneTheFurtherItMayGo() {
    for (int i = 0; i < 64; i++) {
      pass(1);
      takeOff(1);
    }
    pass(128);
    assertThat(s.rests()).isFalse();
    takeOff(128);
    RunAhead.reset(s);
    assertThat(s.emptyTurns).isZero();
  }
}
