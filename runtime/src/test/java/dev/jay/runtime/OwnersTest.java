package dev.jay.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.trace.Kind;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who owns what, and when an object is shared. */
class OwnersTest {
  private final Scheduler scheduler = Harness.scheduler();
  private final Strand first = Harness.strand(scheduler, 0);
  private final Strand second = Harness.strand(scheduler, 1);
  private final Object object = new Object();

  @Test
  void theFirstToTouchAnObjectOwnsIt() {
    assertThat(scheduler.owners.touch(first, object)).isTrue();
    assertThat(first.estate.owns(object)).isTrue();
    assertThat(second.estate.owns(object)).isFalse();
    assertThat(first.mayUseFreely(object)).isTrue();
  }

  @Test
  void theSecondToTouchItSharesItForGood() {
    scheduler.owners.touch(first, object);
    first.resting = true;
    assertThat(scheduler.owners.touch(second, object)).isFalse();
    assertThat(first.estate.owns(object)).isFalse();
    assertThat(scheduler.owners.touch(first, object)).isFalse();
  }

  @Test
  void whatAnEndedStrandOwnedBelongsToTheNextToTouchIt() {
    scheduler.owners.touch(first, object);
    scheduler.owners.bequeath(first);
    assertThat(scheduler.owners.touch(second, object)).isTrue();
  }

  @Test
  void aSharedObjectIsNotClaimed() {
    scheduler.owners.share(first, object);
    assertThat(scheduler.owners.touch(first, object)).isFalse();
  }

  @Test
  void anObjectWhoseFieldsAreReachedByHandlesIsNotClaimed() {
    Regions.handle(Handled.class);
    assertThat(scheduler.owners.touch(first, new Handled())).isFalse();
    assertThat(scheduler.owners.touch(first, new Handled() {})).isFalse();
  }

  private static class Handled {}

  @Test
  void theOldestMakesRoomForTheNewest() {
    List<Object> objects = new ArrayList<>();
    for (int i = 0; i < Estate.LIMIT + 10; i++) {
      objects.add(new Object());
      scheduler.owners.touch(first, objects.get(i));
    }
    for (int i = 0; i < objects.size(); i++) {
      assertThat(first.estate.owns(objects.get(i))).as("object " + i).isEqualTo(i >= 10);
    }
    assertThat(scheduler.owners.touch(second, objects.get(3))).isTrue();
  }

  @Test
  void everySoManyFreeOperationsOneTakesATurn() {
    scheduler.owners.touch(first, object);
    int free = 0;
    while (first.mayUseFreely(object)) {
      free++;
    }
    assertThat(free).isEqualTo(Strand.FREE_OPERATIONS - 1);
  }

  /**
   * An owner counts on its own object; another strand looks at it again and again. What it sees is
   * the same in every run.
   */
  @Test
  void whatAnotherStrandSeesDoesNotDependOnTiming() throws InterruptedException {
    String seen = observe(0);
    for (int spin = 1; spin < 20; spin++) {
      assertThat(observe(spin * 1000)).isEqualTo(seen);
    }
  }

  private static String observe(int spin) throws InterruptedException {
    Scheduler scheduler = Harness.scheduler();
    Object shared = new Object();
    int[] count = new int[1];
    StringBuilder seen = new StringBuilder();
    Harness.run(
        scheduler,
        2,
        s -> {
          for (int i = 0; i < 3000; i++) {
            if (s.id == 0 || i % 100 == 0) {
              for (int j = 0; j < spin && i % 500 == 0; j++) {
                Thread.onSpinWait();
              }
              if (!s.mayUseFreely(shared)) {
                scheduler.getTurn(s, Kind.ATOMIC);
                scheduler.touch(s, shared);
                use(s, count, seen);
                scheduler.putTurn(s);
              } else {
                use(s, count, seen);
              }
            }
          }
        });
    return seen.toString();
  }

  private static void use(Strand s, int[] count, StringBuilder seen) {
    if (s.id == 0) {
      count[0]++;
    } else {
      seen.append(' ').append(count[0]);
    }
  }
}
