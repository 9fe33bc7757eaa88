package dev.jay.runtime.hooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.runtime.core.Harness;
import dev.jay.runtime.core.Observer;
import dev.jay.runtime.core.Scheduler;
import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.trace.Kind;
import dev.jay.trace.Operation;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The hooks as the instrumented code calls them, on a strand that is alone. */
class RegionsTest {
  private final int[] made = new int[Kind.COUNT];
  private final Sphere sphere = Harness.sphere(new Counting());
  private final Scheduler scheduler = sphere.scheduler;
  private final Strand s = sphere.begin();

  /** Counts the operations by kind. */
  private final class Counting extends Observer {
    @Override
    public void operation(Strand strand, int what, @Nullable Object target, int part) {
      made[Operation.kind(what)]++;
    }
  }

  @BeforeEach
  void begin() {
    Strands.put(s);
  }

  @AfterEach
  void end() {
    Strands.remove(s);
  }

  private void assertOperations(int count) {
    assertThat(scheduler.operations).isEqualTo(count);
    assertThat(s.depth).isZero();
  }

  @Test
  void aRegionIsOneOperationWhateverIsInside() {
    Regions.enter(Kind.QUEUE);
    Regions.enter(Kind.LOCK);
    Regions.access(Kind.VOLATILE);
    Regions.accessed();
    Regions.exit();
    Regions.exit();
    assertOperations(1);
    assertThat(made[Kind.QUEUE]).isEqualTo(1);
  }

  @Test
  void anAccessThatThrewEndsAtTheNextOperation() {
    Regions.access(Kind.VOLATILE); // the field's object was null
    Regions.enter(Kind.LOCK);
    Regions.exit();
    assertOperations(2);
  }

  @Test
  void anAccessThatThrewInsideARegionEndsWithIt() {
    Regions.enter(Kind.LOCK);
    Regions.access(Kind.VOLATILE);
    Regions.exit();
    assertOperations(1);
  }

  @Test
  void twoAccessesThatThrewInARowAreTwoOperations() {
    Regions.access(Kind.VOLATILE);
    Regions.access(Kind.VOLATILE);
    Regions.access(Kind.VOLATILE);
    Regions.accessed();
    assertOperations(3);
  }

  @Test
  void aLoopGivesUpTheTurnAfterARoundInWhichNothingWasDone() {
    Regions.enter(Kind.EXECUTOR);
    Threads.looksAgain();
    assertThat(scheduler.operations).isEqualTo(1);
    Threads.looksAgain();
    Threads.looksAgain();
    assertThat(made[Kind.YIELD]).isEqualTo(2);
    Regions.suspend();
    Regions.resume();
    Threads.looksAgain();
    assertThat(made[Kind.YIELD]).isEqualTo(2);
    Regions.exit();
    assertThat(s.depth).isZero();
  }

  @Test
  void nothingIsAnOperationWhilePassing() {
    Regions.pass();
    Regions.enter(Kind.LOCK);
    Regions.access(Kind.VOLATILE);
    Regions.accessed();
    Regions.exit();
    Regions.passed();
    assertOperations(0);
    assertThat(s.mode).isZero();
  }

  @Test
  void whatIsSuspendedGoesOnWhereItWas() {
    Regions.enter(Kind.EXECUTOR);
    Regions.enter(Kind.QUEUE);
    Regions.suspend();
    assertThat(s.depth).isZero();
    Regions.enter(Kind.LOCK); // the program's own code
    Regions.exit();
    Regions.resume();
    assertThat(s.depth).isEqualTo(2);
    Regions.exit();
    Regions.exit();
    assertThat(s.depth).isZero();
    assertThat(made[Kind.LOCK]).isEqualTo(1);
  }

  @Test
  void hooksDoNothingForAThreadThatIsNoStrand() throws InterruptedException {
    Thread stranger =
        new Thread(
            () -> {
              Regions.enter(Kind.LOCK);
              Regions.exit();
              Regions.outside();
              Regions.inside();
              Monitors.enter(s);
              Monitors.exit(s);
            });
    stranger.start();
    stranger.join();
    assertOperations(0);
  }

  @Test
  void aMonitorIsEnteredAndLeftInTwoOperations() {
    Object o = new Object();
    Monitors.enter(o);
    Monitors.enter(o);
    assertThat(s.heldCount).isEqualTo(2);
    Monitors.exit(o);
    Monitors.exit(o);
    assertThat(s.heldCount).isZero();
    assertOperations(4);
  }

  /** An error may strike between the hook and the real instruction: then the exit never comes. */
  @Test
  void leavingAMonitorLeavesWhatWasNeverReallyEnteredAfterIt() {
    Object outer = new Object();
    Object inner = new Object();
    Monitors.enter(outer);
    Monitors.enter(inner);
    Monitors.exit(outer);
    assertThat(s.heldCount).isZero();
  }

  @Test
  void leavingAMonitorThatWasEnteredUnseenChangesNothing() {
    Object seen = new Object();
    Monitors.enter(seen);
    Monitors.exit(new Object());
    assertThat(s.heldCount).isEqualTo(1);
    Monitors.exit(seen);
    assertThat(s.heldCount).isZero();
  }
}
