package dev.jay.runtime.core;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.trace.Kind;
import dev.jay.trace.Operation;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Who may read what without a turn, and when that ends. */
class LeasesTest {
  private static final int READ = Operation.of(Kind.VOLATILE, Operation.READ, 0);
  private static final int ENOUGH = 20;

  private final Sphere sphere = Harness.sphere();
  private final Strand first = Harness.strand(sphere, 0);
  private final Strand second = Harness.strand(sphere, 1);
  private final Object object = new Object();

  @BeforeEach
  void isShared() {
    sphere.alone = false;
    for (int i = 0; i < 4; i++) {
      touch(first, Kind.VOLATILE);
      touch(second, Kind.VOLATILE);
    }
  }

  private void touch(Strand s, int what) {
    s.depth = 1;
    sphere.owners.use(s, what, object);
    s.depth = 0;
  }

  private void readOften(Strand s) {
    for (int i = 0; i < ENOUGH; i++) {
      touch(s, READ);
    }
    s.credit = Strand.MOST_FREE;
  }

  @Test
  void whoReadsASharedObjectAgainAndAgainNeedsNoTurnForIt() {
    touch(first, READ);
    assertThat(first.mayUseFreely(READ, object)).isFalse();
    readOften(first);
    assertThat(first.mayUseFreely(READ, object)).isTrue();
    assertThat(first.usesFreely(READ, object)).as("the quick half").isTrue();
    assertThat(second.mayUseFreely(READ, object)).isFalse();
  }

  @Test
  void whoMayReadMayNotWrite() {
    readOften(first);
    assertThat(first.mayUseFreely(Kind.VOLATILE, object)).isFalse();
    assertThat(first.mayUseFreely(READ, object)).isTrue();
    assertThat(first.usesFreely(Kind.VOLATILE, object)).as("the quick half").isFalse();
  }

  @Test
  void aWriteEndsTheLeasesOfOthersAndLeavesTheWritersOwn() {
    readOften(first);
    readOften(second);
    assertThat(first.mayUseFreely(READ, object)).isTrue();
    first.resting = true;
    touch(second, Kind.VOLATILE);
    assertThat(first.usesFreely(READ, object)).isFalse();
    assertThat(first.mayUseFreely(READ, object)).isFalse();
    assertThat(second.mayUseFreely(READ, object)).isTrue();
  }

  @Test
  void asAMonitorAnObjectIsNeitherReadNorWritten() {
    readOften(first);
    touch(second, Kind.MONITOR_ENTER);
    assertThat(first.mayUseFreely(READ, object)).isTrue();
  }

  @Test
  void whoHoldsTheMonitorOfWhatItReadsNeedsNoTurnEither() {
    readOften(first);
    MonitorTable.push(first, object);
    assertThat(first.mayUseFreely(READ, object)).isTrue();
    first.forgetRecent();
    assertThat(first.mayUseFreely(READ, object)).as("when it is not at hand").isTrue();
  }

  @Test
  void aLeaseThatWasHardlyUsedIsHarderToGetAgain() {
    readOften(first);
    first.resting = true;
    touch(second, Kind.VOLATILE);
    first.resting = false;
    for (int i = 0; i < 10; i++) {
      touch(first, READ);
    }
    assertThat(first.mayUseFreely(READ, object)).isFalse();
    readOften(first);
    assertThat(first.mayUseFreely(READ, object)).isTrue();
  }

  @Test
  void whatIsShownByAViewIsNotLeased() {
    readOften(first);
    first.resting = true;
    sphere.owners.share(second, object);
    readOften(first);
    readOften(second);
    assertThat(first.mayUseFreely(READ, object)).isFalse();
    assertThat(second.mayUseFreely(READ, object)).isFalse();
  }

  @Test
  void whatWasSharedWhileItsOwnerRestedInTheMiddleOfARegionIsNotLeased() {
    Object own = new Object();
    for (int i = 0; i < 2; i++) {
      first.depth = 1;
      sphere.owners.use(first, Kind.COLLECTION, own);
      first.depth = 0;
    }
    first.own = 1;
    first.resting = true;
    for (int i = 0; i < ENOUGH; i++) {
      second.depth = 1;
      sphere.owners.use(second, READ, own);
      second.depth = 0;
    }
    assertThat(second.mayUseFreely(READ, own)).isFalse();
  }

  @Test
  void whoEndsHasNoLeases() {
    readOften(first);
    sphere.owners.bequeath(first);
    assertThat(first.leases.isEmpty()).isTrue();
    touch(second, Kind.VOLATILE); // does not wait
  }

  @Test
  void theOldestOfManyLeasesMakesRoom() {
    readOften(first);
    for (int i = 0; i < LeaseSet.LIMIT; i++) {
      Object other = new Object();
      first.leases.add(new Lease(other, first, new Readers()));
    }
    Lease oldest = first.leases.oldestIfFull();
    assertThat(oldest).isNotNull();
    assertThat(oldest.refersTo(object)).isFalse();
  }

  /**
   * Two strands read what a third one writes now and then, each in a loop of its own. What they see
   * is the same in every run.
   */
  @Test
  void whatReadersSeeDoesNotDependOnTiming() throws InterruptedException {
    String seen = observe(0, 30_000);
    assertThat(seen).contains(" 9");
    for (int spin = 1; spin < 20; spin++) {
      assertThat(observe(spin * 700, 30_000)).isEqualTo(seen);
    }
  }

  private static String observe(int spin, int times) throws InterruptedException {
    Sphere sphere = Harness.sphere();
    Scheduler scheduler = sphere.scheduler;
    Object shared = new Object();
    int[] count = new int[1];
    StringBuilder[] seen = {new StringBuilder(), new StringBuilder(), new StringBuilder()};
    Harness.run(
        sphere,
        3,
        s -> {
          int last = -1;
          for (int i = 0; i < times; i++) {
            boolean writes = s.id == 2 && i % (times / 10) == 0;
            int what = writes ? Kind.VOLATILE : READ;
            for (int j = 0; j < spin && i % (times / 6) == s.id * 100; j++) {
              Thread.onSpinWait();
            }
            boolean isFree = s.mayUseFreely(what, shared);
            if (!isFree) {
              scheduler.getTurn(s, what, shared);
              sphere.use(s, what, shared);
            }
            if (writes) {
              count[0]++;
            } else if (count[0] != last) {
              last = count[0];
              seen[s.id].append(' ').append(last).append('@').append(i);
            }
            if (!isFree) {
              scheduler.putTurn(s);
            }
          }
        });
    return seen[0] + "\n" + seen[1] + "\n" + seen[2];
  }
}
