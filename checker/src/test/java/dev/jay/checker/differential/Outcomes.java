package dev.jay.checker.differential;

import dev.jay.checker.search.Dpor;
import dev.jay.checker.search.Strategies;
import dev.jay.checker.search.Strategy;
import dev.jay.runtime.core.Sites;
import dev.jay.runtime.explore.Execution;
import dev.jay.runtime.explore.Failure;
import dev.jay.runtime.explore.Race;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What comes of a program under every schedule that a strategy chooses. As in a check, a race makes
 * its places points of decision, and the search begins anew.
 */
final class Outcomes {
  private static final int MOST_RUNS = 3_000;
  private static final int DRAWN = 40;

  /** How the outcomes of dpor and of the others differ. */
  enum Result {
    SAME,
    DIFFERENT,
    DIVERGED,
    FAILED,
    TOO_LARGE
  }

  private final Execution execution = new Execution();
  private final List<String> marks = new ArrayList<>();
  volatile long runs;
  volatile @Nullable Program running;

  /** By outcome, who has seen it first. */
  final Map<String, String> missed = new LinkedHashMap<>();

  final List<String> races = new ArrayList<>();
  private boolean failed;

  Outcomes() {
    execution.strictEnd = true;
    execution.explored = 2_000;
    execution.fair = 20_000;
  }

  Result compare(Program program, long seed) {
    running = program;
    marks.clear();
    races.clear();
    missed.clear();
    Sites.unmarkAll();
    Map<String, String> known = new LinkedHashMap<>();
    for (; ; ) {
      known.clear();
      failed = false;
      Dpor dpor = new Dpor(Integer.MAX_VALUE);
      State state = explore(program, dpor, MOST_RUNS, known, "dpor");
      if (state == State.RACED) {
        continue;
      }
      if (dpor.result().diverged) {
        return Result.DIVERGED;
      }
      if (state == State.STOPPED) {
        return Result.TOO_LARGE;
      }
      if (failed) {
        return Result.FAILED; // a check ends there, and says nothing of the rest
      }
      Map<String, String> others = new LinkedHashMap<>();
      EveryChoice all = new EveryChoice();
      state = explore(program, all, 400, others, "every choice");
      if (state == State.STOPPED) {
        for (String sampler : List.of("random", "pct", "pos")) {
          Strategy strategy = Strategies.make(sampler, seed, 3);
          state = state == State.RACED ? state : explore(program, strategy, DRAWN, others, sampler);
        }
      }
      if (state == State.RACED) {
        continue;
      }
      others.keySet().removeAll(known.keySet());
      missed.putAll(others);
      return missed.isEmpty() ? Result.SAME : Result.DIFFERENT;
    }
  }

  private enum State {
    ALL,
    STOPPED,
    RACED
  }

  private State explore(
      Program program, Strategy strategy, int most, Map<String, String> outcomes, String name) {
    for (int run = 0; run < most; run++) {
      if (!strategy.begin(run)) {
        return State.ALL;
      }
      Failure failure = execution.run(program, strategy);
      failed |= failure != null;
      runs++;
      strategy.end(execution.log());
      if (!strategy.wasRedundant()) {
        String how =
            failure == null
                ? null
                : kind(failure) + (failure.cause == null ? "" : " " + failure.cause);
        outcomes.putIfAbsent(program.outcome(how), name);
      }
      if (failure == null && raced()) {
        return State.RACED;
      }
    }
    return strategy.begin(most) ? State.STOPPED : State.ALL;
  }

  /** Who waits for ever may do so by looking for ever: LinkedTransferQueue of JDK 17 does. */
  private static String kind(Failure failure) {
    return failure.type == Failure.Type.LIVELOCK || failure.type == Failure.Type.DEADLOCK
        ? "STUCK"
        : failure.type.toString();
  }

  private boolean raced() {
    boolean found = false;
    for (Race race : execution.races()) {
      String name = Sites.text(race.name);
      if (!marks.contains(name)) {
        marks.add(name);
        races.add(
            race.what
                + " at "
                + Sites.text(race.firstSite)
                + " and "
                + Sites.text(race.secondSite));
        Sites.mark(Sites.number(name));
        found = true;
      }
    }
    return found;
  }

  int leaked() {
    return execution.leaked();
  }
}
