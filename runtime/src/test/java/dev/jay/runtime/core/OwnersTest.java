package dev.jay.runtime.core;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.runtime.hooks.Regions;
import dev.jay.trace.Kind;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Who owns what, and when an object is shared. */
class OwnersTest {
  private final Sphere sphere = Harness.sphere();
  private final Scheduler scheduler = sphere.scheduler;
  private final Strand first = Harness.strand(sphere, 0);
  private final Strand second = Harness.strand(sphere, 1);
  private final Object object = new Object();

  @BeforeEach
  void notAlone() {
    sphere.alone = false;
  }

  private static boolean touch(Strand s, Object o) {
    s.depth = 1;
    boolean owns = s.sphere.owners.use(s, Kind.ATOMIC, o);
    s.depth = 0;
    return owns;
  }

  private static void claim(Strand s, Object o) {
    touch(s, o);
    touch(s, o);
  }

  @Test
  void theFirstToTouchAnObjectTwiceOwnsIt() {
    assertThat(touch(first, object)).isFalse();
    assertThat(touch(first, object)).isTrue();
    assertThat(first.owned.owns(object)).isTrue();
    assertThat(second.owned.owns(object)).isFalse();
    assertThat(first.mayUseFreely(Kind.ATOMIC, object)).isTrue();
  }

  @Test
  void nobodyOwnsWhatStrandsTouchInTurns() {
    for (int i = 0; i < 10; i++) {
      assertThat(touch(first, object)).isFalse();
      assertThat(touch(second, object)).isFalse();
    }
    assertThat(touch(second, object)).isFalse();
  }

  @Test
  void whatOneStrandTouchesOnceAnotherMayOwn() {
    touch(first, object);
    claim(second, object);
    assertThat(second.owned.owns(object)).isTrue();
  }

  @Test
  void whatIsTouchedWithinAnotherObjectsOperationIsOwnedOnlyIfThatIsOwned() {
    Object inner = new Object();
    for (int i = 0; i < 3; i++) {
      first.depth = 1;
      boolean owns = sphere.owners.use(first, Kind.ATOMIC, object);
      first.depth = 2;
      assertThat(sphere.owners.use(first, Kind.ATOMIC, inner)).isEqualTo(i == 2);
      assertThat(owns).isEqualTo(i > 0);
    }
    first.depth = 0;
  }

  @Test
  void theSecondToTouchItSharesItForGood() {
    claim(first, object);
    first.resting = true;
    assertThat(touch(second, object)).isFalse();
    assertThat(first.owned.owns(object)).isFalse();
    claim(first, object);
    assertThat(first.owned.owns(object)).isFalse();
  }

  @Test
  void whoWaitedInTheMiddleOfAnOperationAsksAgainForItsObject() {
    touch(first, object); // and waits there
    claim(second, object);
    second.resting = true;
    first.depth = 1;
    sphere.owners.reclaim(first);
    assertThat(second.owned.owns(object)).isFalse();
    assertThat(touch(second, object)).isFalse();
  }

  @Test
  void anOwnerThatIsAskedInTheMiddleOfARegionTakesItsTurn() {
    claim(first, object);
    first.own = 1;
    first.resting = true;
    touch(second, object);
    assertThat(first.askedInside).isTrue();
  }

  @Test
  void whatIsShownByAViewIsNeverOwnedHoweverLongAgoThatWas() {
    sphere.owners.share(first, object);
    List<Object> others = new ArrayList<>(); // kept, so that their hashes are different
    for (int i = 0; i < 70_000; i++) {
      Object other = new Object();
      others.add(other);
      claim(first, other);
    }
    claim(second, object);
    assertThat(second.owned.owns(object)).isFalse();
  }

  @Test
  void whatAnEndedStrandOwnedBelongsToNobody() {
    claim(first, object);
    sphere.owners.bequeath(first);
    claim(second, object);
    assertThat(second.owned.owns(object)).isTrue();
  }

  @Test
  void whoIsAloneSoonOwnsWhatItUsesAgainAndAgain() {
    sphere.alone = true;
    assertThat(touchesUntilOwned(first, object)).isBetween(2, 64);
  }

  private static int touchesUntilOwned(Strand s, Object o) {
    int touches = 1;
    while (!touch(s, o) && touches < 1000) {
      touches++;
    }
    return touches;
  }

  @Test
  void whatTheOnlyStrandOwnedBelongsToNobodyWhenAnotherOneStarts() {
    Sphere solitary = Harness.sphere();
    Strand only = Harness.strand(solitary, 0);
    solitary.enlistHolder(only);
    Strands.put(only);
    try {
      touchesUntilOwned(only, object);
      solitary.enlist(second);
    } finally {
      Strands.remove(only);
    }
    assertThat(only.owned.owns(object)).isFalse();
    assertThat(touch(only, object)).isFalse();
  }

  @Test
  void whoGoesRoundAmongManyObjectsOwnsThemInTheEnd() {
    List<Object> objects = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      objects.add(new Object());
    }
    for (int round = 0; round < 100; round++) {
      for (Object o : objects) {
        touch(first, o);
      }
    }
    assertThat(objects).allMatch(first.owned::owns);
  }

  @Test
  void whatIsTouchedOnceIsSoonForgotten() {
    touch(first, object);
    for (int i = 0; i < 100; i++) {
      touch(first, new Object());
    }
    assertThat(touch(first, object)).isFalse();
  }

  @Test
  void aSharedObjectIsNotClaimed() {
    sphere.owners.share(first, object);
    claim(first, object);
    assertThat(first.owned.owns(object)).isFalse();
  }

  @Test
  void anObjectWhoseFieldsAreReachedByHandlesIsNotClaimed() {
    Regions.handle(Handled.class);
    for (Handled handled : List.of(new Handled(), new Handled() {})) {
      claim(first, handled);
      assertThat(first.owned.owns(handled)).isFalse();
    }
  }

  private static class Handled {}

  @Test
  void theOldestMakesRoomForTheNewest() {
    List<Object> objects = new ArrayList<>();
    for (int i = 0; i < OwnedSet.LIMIT + 10; i++) {
      objects.add(new Object());
      claim(first, objects.get(i));
    }
    for (int i = 0; i < objects.size(); i++) {
      assertThat(first.owned.owns(objects.get(i))).as("object " + i).isEqualTo(i >= 10);
    }
    claim(second, objects.get(3));
    assertThat(second.owned.owns(objects.get(3))).isTrue();
  }

  @Test
  void afterSoManyFreeOperationsComesAPass() {
    claim(first, object);
    assertThat(freeOperations()).isEqualTo(Strand.LEAST_FREE - 1);
  }

  @Test
  void thereAreMoreOfThemWhileNobodyAsks() {
    claim(first, object);
    for (int i = 0; i < 20; i++) {
      freeOperations();
    }
    assertThat(freeOperations()).isEqualTo(Strand.MOST_FREE - 1);

    Object other = new Object();
    claim(first, other);
    first.resting = true;
    touch(second, other);
    assertThat(freeOperations()).isEqualTo(Strand.LEAST_FREE - 1);
  }

  /** Those of a stretch, up to the pass. */
  private int freeOperations() {
    first.phase = Strand.TURN;
    first.credit = first.freeLimit;
    int count = 0;
    int before = first.credit;
    while (first.mayUseFreely(Kind.ATOMIC, object) && first.credit < before) {
      before = first.credit;
      count++;
    }
    return count;
  }

  /**
   * An owner counts on its own object; another strand looks at it again and again. What it sees is
   * the same in every run.
   */
  @Test
  void whatAnotherStrandSeesDoesNotDependOnTiming() throws InterruptedException {
    String seen = observe(0, 0, 3000);
    for (int spin = 1; spin < 20; spin++) {
      assertThat(observe(spin * 1000, 0, 3000)).isEqualTo(seen);
    }
  }

  /** The same where the owner has had the object to itself for long, and runs ahead. */
  @Test
  void whatAnotherStrandSeesOfOneThatRunsAheadDoesNotDependOnTiming() throws InterruptedException {
    String seen = observe(0, 100, 400_000);
    assertThat(seen).isNotEqualTo(observe(0, 60, 400_000));
    for (int spin = 1; spin < 20; spin++) {
      assertThat(observe(spin * 500, 100, 400_000)).isEqualTo(seen);
    }
  }

  /** The second strand makes so many operations on another object before it looks. */
  private static String observe(int spin, int before, int times) throws InterruptedException {
    Sphere sphere = Harness.sphere();
    Scheduler scheduler = sphere.scheduler;
    Object shared = new Object();
    int[] count = new int[1];
    StringBuilder seen = new StringBuilder();
    Harness.run(
        sphere,
        2,
        s -> {
          for (int i = 0; s.id == 1 && i < before; i++) {
            scheduler.getTurn(s, Kind.ATOMIC, null);
            scheduler.putTurn(s);
            for (int j = 0; j < spin && i % 50 == 0; j++) {
              Thread.onSpinWait();
            }
          }
          for (int i = 0; i < times; i++) {
            if (s.id == 0 || i % (times / 30) == 0) {
              for (int j = 0; j < spin && i % (times / 6) == 0; j++) {
                Thread.onSpinWait();
              }
              if (!s.mayUseFreely(Kind.ATOMIC, shared)) {
                scheduler.getTurn(s, Kind.ATOMIC, null);
                sphere.use(s, Kind.ATOMIC, shared);
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
