package dev.jay.checker.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.checker.search.Model.Action;
import dev.jay.checker.search.Model.Step;
import dev.jay.runtime.explore.Choice;
import dev.jay.runtime.explore.RunLog;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** The races of single runs, and the backtracking points that reverse them. */
class RaceReversalsTest {
  /** Programs that never wait, so that every race is reversible. */
  @Provide
  Arbitrary<Model> readsAndWrites() {
    Arbitrary<Step> step =
        Combinators.combine(
                Arbitraries.of(Action.READ, Action.WRITE, Action.WRITE, Action.ANYTHING),
                Arbitraries.integers().between(1, 3))
            .as(Step::new);
    return step.list().ofMinSize(1).ofMaxSize(4).list().ofMinSize(2).ofMaxSize(4).map(Model::new);
  }

  /** What the second event touches may change: it counts as dependent on all that is before it. */
  @Property(tries = 1_000)
  void everyImmediateRaceIsReversedByOneOfItsInitials(
      @ForAll("readsAndWrites") Model model, @ForAll long seed) {
    Run run = new Run(model, seed);
    assertThat(run.requests()).isEqualTo(run.requestsByDefinition());
  }

  @Test
  void twoWritesRace() {
    assertThat(new Run(Model.of("W1", "W1"), 1, 2).requests())
        .containsExactly(new BacktrackRequest(0, set(2), 2));
  }

  @Test
  void readsDoNot() {
    assertThat(new Run(Model.of("R1", "R1"), 1, 2).requests()).isEmpty();
  }

  /** Strand 2's first write has to come before strand 1's, so that the second one can. */
  @Test
  void theInitialIsWhereTheReversedRaceBegins() {
    assertThat(new Run(Model.of("W1", "W2 W1"), 1, 2, 2).requests())
        .containsExactly(new BacktrackRequest(0, set(2), 2));
  }

  /** Strand 3 reads what strand 2 wrote, so its race with strand 1 can only begin with 2. */
  @Test
  void anEventThatDependsOnAnotherIsNoInitial() {
    assertThat(new Run(Model.of("W1", "W2", "R2 R1"), 1, 2, 3, 3).requests())
        .contains(new BacktrackRequest(0, set(2), 3));
  }

  /** The release cannot come after the acquire that waits for it; the acquires can be swapped. */
  @Test
  void aLockIsTakenInTheOtherOrder() {
    assertThat(new Run(Model.of("L6 W1 U6", "L6 U6"), 1, 1, 2).requests())
        .containsExactly(new BacktrackRequest(0, set(2), 2));
  }

  @Test
  void anAwaitCannotComeBeforeTheLastCountDown() {
    assertThat(new Run(Model.of("C3", "A3"), 1, 2).requests()).isEmpty();
  }

  @Test
  void racesOfRepeatedChoicesAreKnownAlready() {
    Run run = new Run(Model.of("W1 W1", "W1"), 1, 2, 1);
    assertThat(run.requests(0)).hasSize(2);
    assertThat(run.requests(3)).containsExactly(new BacktrackRequest(1, set(1), 1));
  }

  private static long set(int... strands) {
    long set = 0;
    for (int strand : strands) {
      set |= 1L << strand;
    }
    return set;
  }

  /** One run of a model, with the path that it takes through the tree. */
  private static final class Run {
    private static final int STRANDS = 5;

    private final RunLog log = new RunLog();
    private final TreePath path = new TreePath();

    Run(Model model, int... choices) {
      model.run(choice -> take(choice, choices[choice.event() - 1]), log);
    }

    Run(Model model, long seed) {
      SplitMix64 random = new SplitMix64();
      random.seed(seed, 0);
      model.run(choice -> take(choice, choice.strand(random.below(choice.count()))), log);
    }

    private int take(Choice choice, int strand) {
      long enabled = 0;
      for (int i = 0; i < choice.count(); i++) {
        enabled |= 1L << choice.strand(i);
      }
      path.add(new Node(enabled, choice.current(), 0, choice.locations()), strand);
      return strand;
    }

    Set<BacktrackRequest> requests() {
      return requests(0);
    }

    Set<BacktrackRequest> requests(int replayed) {
      Set<BacktrackRequest> requests = new LinkedHashSet<>();
      new RaceReversals().find(log, STRANDS, path, replayed, requests::add);
      return requests;
    }

    /** As the paper defines races and initials, by the happens-before relation itself. */
    Set<BacktrackRequest> requestsByDefinition() {
      boolean[][] before = HappensBeforeTest.closure(log, Model.LOCATIONS);
      Set<BacktrackRequest> requests = new LinkedHashSet<>();
      for (int e = 1; e < log.size(); e++) {
        for (int c = 1; c < e; c++) {
          if (log.strand(c) != log.strand(e) && before[c][e] && isImmediate(before, c, e)) {
            long initials = initials(before, c, e) & path.node(c - 1).enabled;
            requests.add(new BacktrackRequest(c - 1, initials, log.strand(e)));
          }
        }
      }
      return requests;
    }

    private static boolean isImmediate(boolean[][] before, int c, int e) {
      for (int d = c + 1; d < e; d++) {
        if (before[c][d] && before[d][e]) {
          return false;
        }
      }
      return true;
    }

    /** Strands of the events that depend on none before them, of those not after c, and e last. */
    private long initials(boolean[][] before, int c, int e) {
      List<Integer> events = new ArrayList<>();
      for (int i = c + 1; i < e; i++) {
        if (!before[c][i]) {
          events.add(i);
        }
      }
      events.add(e);
      long initials = 0;
      for (int i : events) {
        if (events.stream().noneMatch(j -> j < i && (i == e || before[j][i]))) {
          initials |= 1L << log.strand(i);
        }
      }
      return initials;
    }
  }
}
