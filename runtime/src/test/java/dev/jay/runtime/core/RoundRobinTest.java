package dev.jay.runtime.core;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.trace.Kind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class RoundRobinTest {
  private final RoundRobin policy = new RoundRobin(1);
  private final List<Strand> strands = Harness.strands(Harness.sphere(), 8);

  /** The next strand makes an operation and goes to the end of the order. */
  private int operate() {
    Strand s = policy.next();
    assertThat(s).isNotNull();
    assertThat(policy.keeps(s)).isFalse();
    return s.id;
  }

  private List<Integer> operate(int times) {
    List<Integer> ids = new ArrayList<>();
    for (int i = 0; i < times; i++) {
      ids.add(operate());
    }
    return ids;
  }

  @Test
  void nobodyStandsInAnEmptyOrder() {
    assertThat(policy.isEmpty()).isTrue();
    assertThat(policy.next()).isNull();
  }

  @Test
  void everyReadyStrandGetsOneTurnPerRoundInTheOrderOfIds() {
    for (int id : List.of(3, 0, 2, 1)) {
      policy.woken(strands.get(id));
    }
    assertThat(operate(12)).containsExactly(0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3);
  }

  @Test
  void aWokenStrandJoinsTheNextRoundWhateverItsId() {
    policy.woken(strands.get(1));
    policy.woken(strands.get(2));
    policy.woken(strands.get(3));
    assertThat(operate()).isEqualTo(1);
    policy.woken(strands.get(0));
    policy.woken(strands.get(7));
    assertThat(operate(7)).containsExactly(2, 3, 0, 1, 2, 3, 7);
  }

  @Test
  void aStrandThatWaitedForLongHasNoArrears() {
    policy.woken(strands.get(1));
    policy.woken(strands.get(2));
    operate(100);
    policy.woken(strands.get(0));
    assertThat(operate(6)).containsExactly(0, 1, 2, 0, 1, 2);
  }

  @Test
  void whoIsPutOffMakesUpForItAfterwards() {
    policy.woken(strands.get(1));
    policy.woken(strands.get(2));
    Strand s = policy.next();
    assertThat(s).isSameAs(strands.get(1));
    policy.postpone(s, 3);
    policy.postpone(s, 3);
    assertThat(policy.keeps(s)).isFalse();
    assertThat(operate(12)).containsExactly(2, 2, 2, 2, 1, 1, 1, 1, 2, 1, 2, 1);
  }

  @Test
  void whatIsLeftToMakeUpForSurvivesAWait() {
    Strand s = putOffAndBack();
    assertThat(operate(2)).containsExactly(2, 3);
    policy.woken(s);
    assertThat(operate(6)).containsExactly(1, 1, 1, 2, 3, 1);
  }

  @Test
  void noWaitIsLongEnoughToMakeUpForMore() {
    Strand s = putOffAndBack();
    operate(100);
    policy.woken(s);
    assertThat(operate(8)).containsExactly(1, 1, 1, 1, 2, 3, 1, 2);
    assertThat(operate()).isEqualTo(3);
    assertThat(policy.next()).isSameAs(s);
    operate(100);
    policy.woken(s);
    assertThat(operate(6)).containsExactly(1, 2, 3, 1, 2, 3);
  }

  /** Strand 1 was put off by three rounds and has made one operation since: now it waits. */
  private Strand putOffAndBack() {
    Strand s = strands.get(1);
    policy.woken(s);
    policy.woken(strands.get(2));
    policy.woken(strands.get(3));
    assertThat(policy.next()).isSameAs(s);
    policy.postpone(s, 3);
    assertThat(policy.keeps(s)).isFalse();
    assertThat(operate(9)).containsExactly(2, 3, 2, 3, 2, 3, 2, 3, 1);
    assertThat(policy.next()).isSameAs(s);
    return s;
  }

  @Test
  void whoHoldsAMonitorDoesNotWaitForWhomeverIsPutOff() {
    Strand holder = holderBesideOnePutOff();
    assertThat(policy.keeps(holder)).isTrue();
    assertThat(policy.keeps(holder)).isTrue();
    holder.heldCount = 0;
    assertThat(policy.keeps(holder)).isFalse();
    assertThat(operate()).isEqualTo(1);
  }

  @Test
  void notEvenTheHolderOfAMonitorGoesOnForEver() {
    Strand holder = holderBesideOnePutOff();
    int operations = 1;
    while (policy.keeps(holder)) {
      operations++;
    }
    assertThat(operations).isEqualTo(4);
  }

  /** Strand 1 was put off and is next; 2, which holds a monitor, has the turn. */
  private Strand holderBesideOnePutOff() {
    policy.woken(strands.get(1));
    policy.woken(strands.get(2));
    Strand s = policy.next();
    policy.postpone(s, 1);
    assertThat(policy.keeps(s)).isFalse();
    assertThat(operate()).isEqualTo(2);
    Strand holder = policy.next();
    assertThat(holder).isSameAs(strands.get(2));
    holder.heldCount = 1;
    return holder;
  }

  @Test
  void whoSkipsRoundsDoesNotMakeUpForThem() {
    policy.woken(strands.get(1));
    policy.woken(strands.get(2));
    Strand s = policy.next();
    policy.beginsFunction(s);
    policy.beginsFunction(s);
    assertThat(policy.keeps(s)).isFalse();
    assertThat(operate(13)).containsExactly(2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 1, 2);
  }

  @Test
  void whoIsAloneSkipsNothing() {
    policy.woken(strands.get(1));
    Strand s = policy.next();
    policy.beginsFunction(s);
    assertThat(policy.keeps(s)).isTrue();
    policy.woken(strands.get(2));
    assertThat(policy.keeps(s)).isFalse();
    assertThat(operate(4)).containsExactly(1, 2, 1, 2);
  }

  @Test
  void whoIsAloneKeepsTheTurn() {
    policy.woken(strands.get(5));
    Strand s = policy.next();
    assertThat(s).isSameAs(strands.get(5));
    assertThat(policy.keeps(s)).isTrue();
    assertThat(policy.isEmpty()).isTrue();
  }

  @Test
  void behavesAsTwoSortedSets() {
    Harness.forSeeds(300, RoundRobinTest::compareWithSets);
  }

  /** This round and the next, each in the order of ids. */
  private static final class Model {
    private TreeSet<Strand> now = new TreeSet<>(Comparator.comparingInt(s -> s.id));
    private TreeSet<Strand> later = new TreeSet<>(Comparator.comparingInt(s -> s.id));

    boolean isEmpty() {
      return now.isEmpty() && later.isEmpty();
    }

    void ready(Strand s) {
      later.add(s);
    }

    Strand next() {
      if (now.isEmpty()) {
        TreeSet<Strand> empty = now;
        now = later;
        later = empty;
      }
      return now.pollFirst();
    }
  }

  private static void compareWithSets(Random random) {
    RoundRobin policy = new RoundRobin(1);
    Model model = new Model();
    List<Strand> waiting = Harness.strands(Harness.sphere(), 2 + random.nextInt(8));
    Collections.shuffle(waiting, random);
    Strand holder = waiting.remove(0);
    for (int i = 0; i < 300; i++) {
      while (!waiting.isEmpty() && random.nextInt(3) == 0) { // the holder wakes somebody
        Strand woken = waiting.remove(random.nextInt(waiting.size()));
        policy.woken(woken);
        model.ready(woken);
      }
      assertThat(policy.isEmpty()).isEqualTo(model.isEmpty());
      if (!model.isEmpty() && random.nextInt(3) == 0) { // the holder waits
        waiting.add(holder);
      } else if (policy.keeps(holder)) {
        assertThat(model.isEmpty()).isTrue();
        continue;
      } else {
        model.ready(holder);
      }
      holder = policy.next();
      assertThat(holder).isSameAs(model.next());
    }
  }

  /** One operation of that kind, on something shared or not, by the strand that has the turn. */
  private static boolean keeps(RoundRobin policy, Strand s, int kind, boolean isOnShared) {
    s.kind = kind;
    s.isOnShared = isOnShared;
    return policy.keeps(s);
  }

  private RoundRobin withStretches() {
    RoundRobin policy = new RoundRobin(4);
    policy.woken(strands.get(1));
    policy.woken(strands.get(2));
    assertThat(policy.next()).isSameAs(strands.get(1));
    return policy;
  }

  @Test
  void aStretchIsSoManyOperationsOnSharedObjects() {
    RoundRobin policy = withStretches();
    Strand s = strands.get(1);
    for (int i = 1; i < 4; i++) {
      assertThat(keeps(policy, s, Kind.ATOMIC, true)).as("operation " + i).isTrue();
    }
    assertThat(keeps(policy, s, Kind.ATOMIC, true)).isFalse();
    assertThat(policy.next()).isSameAs(strands.get(2));
  }

  @Test
  void aStretchDoesNotBeginWithSomethingThatIsNotKnownToBeShared() {
    RoundRobin policy = withStretches();
    assertThat(keeps(policy, strands.get(1), Kind.ATOMIC, false)).isFalse();
  }

  @Test
  void aStretchGoesOnWithSomethingThatIsNotShared() {
    RoundRobin policy = withStretches();
    assertThat(keeps(policy, strands.get(1), Kind.VOLATILE, true)).isTrue();
    assertThat(keeps(policy, strands.get(1), Kind.MONITOR_ENTER, false)).isTrue();
  }

  private static final int LONG = 1 << 13;

  @Test
  void whoComputesForLongGivesUpTheTurnThatItKept() {
    RoundRobin policy = withStretches();
    Strand s = strands.get(1);
    assertThat(keeps(policy, s, Kind.ATOMIC, true)).isTrue();
    assertThat(policy.computes(s, 1)).isFalse();
    assertThat(policy.computes(s, LONG)).isTrue();
    assertThat(policy.emptyTurn(s)).isTrue();
    assertThat(policy.computes(s, LONG)).as("it does not have the turn now").isFalse();
    assertThat(policy.next()).isSameAs(strands.get(2));
  }

  @Test
  void aLongComputationIsForeseenAfterTheSameOperations() {
    RoundRobin policy = withStretches();
    Strand s = strands.get(1);
    for (int i = 0; i < 3; i++) { // as many as there are in a history
      keeps(policy, s, Kind.ATOMIC, true);
    }
    policy.computes(s, LONG);
    assertThat(policy.emptyTurn(s)).isTrue();
    assertThat(policy.next()).isSameAs(strands.get(2));
    policy.emptyTurn(strands.get(2));
    assertThat(policy.next()).isSameAs(s);
    assertThat(keeps(policy, s, Kind.ATOMIC, true)).as("after the same three").isFalse();
  }

  @Test
  void inRoundsNobodyKeepsTheTurnOrGivesItUpBefore() {
    policy.woken(strands.get(1));
    policy.woken(strands.get(2));
    Strand s = policy.next();
    assertThat(policy.computes(s, LONG)).isFalse();
    assertThat(keeps(policy, s, Kind.ATOMIC, true)).isFalse();
  }

  @Test
  void aStretchEndsWithAJoinAFunctionOrAYield() {
    RoundRobin policy = withStretches();
    assertThat(keeps(policy, strands.get(1), Kind.JOIN, true)).isFalse();
    Strand s = policy.next();
    policy.beginsFunction(s);
    assertThat(keeps(policy, s, Kind.EXECUTOR, true)).isFalse();
    s = policy.next();
    policy.yields(s);
    assertThat(keeps(policy, s, Kind.ATOMIC, true)).isFalse();
  }

  @Test
  void whoHoldsAMonitorAtTheEndOfAStretchMayLeaveItFirst() {
    RoundRobin policy = withStretches();
    Strand s = strands.get(1);
    s.heldCount = 1;
    for (int i = 0; i < 6; i++) {
      assertThat(keeps(policy, s, Kind.VOLATILE, true)).isTrue();
    }
    s.heldCount = 0;
    assertThat(keeps(policy, s, Kind.MONITOR_EXIT, false)).isFalse();
  }
}
