package dev.jay.runtime.core;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.runtime.core.Initialisations.Initialisation;
import dev.jay.runtime.core.Initialisations.State;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Logical locks of classes that are initialised by one strand while another one needs them. */
class InitialisationsTest {
  private final Sphere sphere = Harness.sphere();
  private final Initialisations all = sphere.initialisations;
  private final Strand holder = Harness.strand(sphere, 0);
  private final AtomicReference<Boolean> hasTurn = new AtomicReference<>();

  @BeforeEach
  void oneHasTheTurn() {
    sphere.enlistHolder(holder);
  }

  private static final class First {
    static final Object made = new Object();
  }

  private static final class Second {
    static final Object made = new Object();
  }

  private static final class Third {
    static final Object made = new Object();
  }

  private static final class Failing {
    static final Object made = fail();

    private static Object fail() {
      throw new IllegalStateException("on purpose");
    }
  }

  @Test
  void itIsUnderWayFromItsBeginningToItsEndAlsoIfTheJvmIsFasterThanTheOrder() {
    Strand other = Harness.strand(sphere, 1);
    assertThat(all.state(other, First.class)).isEqualTo(State.OPEN);
    Initialisation begun = all.begin(holder, First.class);
    assertThat(begun).isNotNull();
    assertThat(all.state(holder, First.class)).isEqualTo(State.OWN);
    assertThat(First.made).isNotNull();
    assertThat(all.state(other, First.class)).isEqualTo(State.UNDER_WAY);
    assertThat(all.isSomeOneUnderWay()).isTrue();
    all.end(holder, begun);
    assertThat(all.state(other, First.class)).isEqualTo(State.OVER);
    assertThat(all.isSomeOneUnderWay()).isFalse();
    assertThat(holder.heldCount).isZero();
  }

  @Test
  void oneThatFailsIsNotTriedAgain() {
    Initialisation begun = all.begin(holder, Failing.class);
    assertThat(begun).isNotNull();
    try {
      assertThat(Failing.made).isNull();
    } catch (ExceptionInInitializerError e) {
      all.end(holder, begun);
    }
    assertThat(all.state(holder, Failing.class)).isEqualTo(State.FAILED);
  }

  private Strand enlistOneThatNeeds(Class<?> type) {
    Strand[] made = new Strand[1];
    Thread thread =
        new Thread(() -> hasTurn.set(all.awaitTurnOrEnd(made[0], type)), "needs " + type);
    made[0] = new Strand(sphere, thread, 1, "0.0");
    sphere.enlist(made[0]);
    thread.start();
    while (!made[0].resting) {
      Thread.onSpinWait();
    }
    return made[0];
  }

  @Test
  void whoNeedsItRestsUntilTheEndAndGoesOnWithoutTheTurn() throws InterruptedException {
    Initialisation begun = all.begin(holder, Second.class);
    assertThat(begun).isNotNull();
    Strand other = enlistOneThatNeeds(Second.class);
    assertThat(Second.made).isNotNull();
    assertThat(hasTurn.get()).isNull();
    all.end(holder, begun);
    assertThat(other.resting).isFalse();
    other.thread.join();
    assertThat(hasTurn.get()).isFalse();
    assertThat(other.phase).isEqualTo(Strand.RUNNING);
  }

  @Test
  void whoseTurnComesBeforeTheEndHasIt() throws InterruptedException {
    Strand other = enlistOneThatNeeds(Third.class);
    holder.leaveTurn(Strand.RUNNING);
    sphere.scheduler.handOver();
    other.thread.join();
    assertThat(hasTurn.get()).isTrue();
    assertThat(other.resting).isFalse();
    assertThat(all.state(other, Third.class)).isEqualTo(State.OPEN);
    assertThat(Third.made).isNotNull();
  }
}
