package dev.jay.runtime.core;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.runtime.inputs.Inputs;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What comes from outside, and strands that go there and come back. */
class OutsideTest {
  private static final int THREADS = 4;
  private static final int EACH = 20_000;

  private final List<Arrival> admitted = new ArrayList<>();
  private final Observer observer =
      new Observer() {
        @Override
        public void operation(Strand s, int what, @Nullable Object target, int part) {}

        @Override
        public void admits(Arrival arrival) {
          admitted.add(arrival);
        }
      };
  private int arrivedWithoutHolder;
  private final Supervisor supervisor =
      new Supervisor() {
        @Override
        public boolean idle() {
          sphere.scheduler.holder = null;
          return false;
        }

        @Override
        public void arrived() {
          arrivedWithoutHolder++;
        }

        @Override
        public boolean lastUserHasEnded(Strand s) {
          return true;
        }
      };
  private final Sphere sphere =
      new Sphere(Harness.settings(), Inputs.standard(), new RoundRobin(1), observer, supervisor);
  private final Scheduler scheduler = sphere.scheduler;
  private final Outside outside = scheduler.outside;

  /** What a thread pushes, as (thread, number). */
  private record Tag(int thread, int number) {}

  private static Arrival arrival(int thread, int number) {
    return new Arrival(Arrival.NOTIFY, null, new Tag(thread, number));
  }

  // ---- What comes

  @Test
  void whatManyThreadsBringArrivesOnceAndInTheOrderOfEach() throws InterruptedException {
    scheduler.begin(Harness.strand(sphere, 0));
    CyclicBarrier together = new CyclicBarrier(THREADS);
    Thread[] threads = new Thread[THREADS];
    for (int i = 0; i < THREADS; i++) {
      int id = i;
      threads[i] = new Thread(() -> bring(id, together));
      threads[i].start();
    }
    for (Thread thread : threads) {
      while (thread.isAlive()) {
        outside.admit();
      }
    }
    outside.admit();
    assertThat(outside.isEmpty()).isTrue();
    assertThat(admitted).hasSize(THREADS * EACH);
    int[] next = new int[THREADS];
    for (Arrival arrival : admitted) {
      Tag tag = (Tag) arrival.object;
      assertThat(tag).isNotNull();
      if (tag.number() != next[tag.thread()]++) {
        assertThat(tag.number()).as("of " + tag.thread()).isEqualTo(next[tag.thread()] - 1);
      }
    }
    assertThat(next).containsOnly(EACH);
  }

  private void bring(int thread, CyclicBarrier together) {
    try {
      together.await();
    } catch (Exception e) {
      throw new AssertionError(e);
    }
    for (int i = 0; i < EACH; i++) {
      outside.arrive(arrival(thread, i));
    }
  }

  @Test
  void whatHasArrivedIsTakenOldestFirst() {
    Arrival first = arrival(0, 0);
    Arrival second = arrival(0, 1);
    outside.push(first);
    outside.push(second);
    assertThat(outside.isEmpty()).isFalse();
    assertThat(outside.takeAll()).isSameAs(first);
    assertThat(first.next).isSameAs(second);
    assertThat(second.next).isNull();
    assertThat(outside.isEmpty()).isTrue();
    assertThat(outside.takeAll()).isNull();
  }

  @Test
  void whatHasBeenAdmittedCanArriveAgain() {
    scheduler.begin(Harness.strand(sphere, 0));
    Arrival again = arrival(0, 0);
    Arrival other = arrival(0, 1);
    outside.arrive(again);
    outside.arrive(other);
    outside.admit();
    outside.arrive(again);
    outside.admit();
    assertThat(admitted).containsExactly(again, other, again);
  }

  @Test
  void theSupervisorIsToldOfWhatArrivesWhileNobodyHasTheTurn() {
    outside.arrive(arrival(0, 0));
    assertThat(arrivedWithoutHolder).isEqualTo(1);
    scheduler.begin(Harness.strand(sphere, 0));
    outside.arrive(arrival(0, 1));
    assertThat(arrivedWithoutHolder).isEqualTo(1);
  }

  // ---- Strands

  @Test
  void timeFlowsForWhoLooksAtItOutsideAndIsNotEarlierWhenItIsBack() {
    Strand s = Harness.strand(sphere, 0);
    scheduler.begin(s);
    sphere.policy.started(s);
    s.outside = 1; // as in a blocking call, with the turn kept for it
    long first = scheduler.readClock(s);
    long last = first;
    while (last - first < 1_000_000) {
      last = scheduler.readClock(s);
    }
    assertThat(scheduler.now).isLessThan(last);
    s.mode = 1;
    outside.end(s);
    assertThat(scheduler.now).isGreaterThanOrEqualTo(last);
  }

  @Test
  void whoGoesOutsideAndComesBackBeforeItsTurnKeepsItsPlace() {
    Strand s = Harness.strand(sphere, 1);
    outside.begin(s);
    assertThat(s.phase).isEqualTo(Strand.OUTSIDE);
    assertThat(s.mode).isEqualTo(1);
    outside.end(s);
    assertThat(s.phase).isEqualTo(Strand.RUNNING);
    assertThat(s.mode).isZero();
    assertThat(outside.isEmpty()).isTrue();
    assertThat(scheduler.grant(s)).isTrue();
  }

  @Test
  void whoIsOutsideWhenItsTurnComesIsDroppedAndArrives() {
    Strand s = Harness.strand(sphere, 1);
    outside.begin(s);
    assertThat(scheduler.grant(s)).isFalse();
    assertThat(s.phase).isEqualTo(Strand.DROPPED);
    assertThat(outside.dropped).isEqualTo(1);
    outside.end(s);
    assertThat(s.phase).isEqualTo(Strand.RUNNING);
    assertThat(outside.dropped).isEqualTo(1);
    assertThat(sphere.policy.isEmpty()).isTrue();
    outside.admit();
    assertThat(admitted).containsExactly(s.comeback);
    assertThat(outside.dropped).isZero();
    assertThat(sphere.policy.next()).isSameAs(s);
  }

  @Test
  void theHolderThatGoesOutsideGivesTheTurnAway() {
    Strand holder = Harness.strand(sphere, 0);
    Strand next = Harness.strand(sphere, 1);
    sphere.enlistHolder(holder);
    sphere.enlist(next);
    outside.begin(holder);
    assertThat(holder.phase).isEqualTo(Strand.DROPPED);
    assertThat(outside.dropped).isEqualTo(1);
    assertThat(scheduler.holder).isSameAs(next);
    assertThat(next.phase).isEqualTo(Strand.TURN);
  }

  @Test
  void whoIsOutsideTwiceComesBackWithTheOuterEnd() {
    Strand s = Harness.strand(sphere, 1);
    outside.begin(s);
    outside.begin(s);
    outside.end(s);
    assertThat(s.phase).isEqualTo(Strand.OUTSIDE);
    outside.end(s);
    assertThat(s.phase).isEqualTo(Strand.RUNNING);
    assertThat(s.mode).isZero();
  }
}
