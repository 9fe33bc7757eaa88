package dev.jay.checker.search;

import dev.jay.checker.search.Model.Action;
import dev.jay.checker.search.Model.Step;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Tuple;
import net.jqwik.api.Tuple.Tuple2;

/** Small programs by chance. */
final class Models {
  private Models() {}

  /** Two to four strands of up to five steps; of each kind of object there are two. */
  static Arbitrary<Model> any() {
    return Arbitraries.integers()
        .between(2, 4)
        .flatMap(n -> strand(7 - n - n / 4).list().ofSize(n))
        .map(Model::new);
  }

  private static Arbitrary<List<Step>> strand(int most) {
    List<Tuple2<Integer, Step>> steps = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      steps.add(Tuple.of(6, new Step(Action.READ, 1 + i)));
      steps.add(Tuple.of(6, new Step(Action.WRITE, 1 + i)));
      steps.add(Tuple.of(2, new Step(Action.TEST, 1 + i)));
      steps.add(Tuple.of(2, new Step(Action.COUNT, 3 + i)));
      steps.add(Tuple.of(2, new Step(Action.AWAIT, 3 + i)));
      steps.add(Tuple.of(1, new Step(Action.ANYTHING, 5)));
      steps.add(Tuple.of(4, new Step(Action.SIGNAL, 6 + i)));
      steps.add(Tuple.of(1, new Step(i == 0 ? Action.PUT : Action.GET, 5)));
      steps.add(Tuple.of(6, new Step(Action.LOCK, 6 + i)));
    }
    return Arbitraries.frequency(steps)
        .list()
        .ofMinSize(1)
        .ofMaxSize(most)
        .map(Models::withUnlocks);
  }

  /** What is locked again is unlocked instead, and at the end what is still locked. */
  private static List<Step> withUnlocks(List<Step> some) {
    List<Step> steps = new ArrayList<>();
    List<Integer> held = new ArrayList<>();
    for (Step step : some) {
      if (step.action() != Action.LOCK) {
        steps.add(step);
      } else if (held.remove((Object) step.on())) {
        steps.add(new Step(Action.UNLOCK, step.on()));
      } else {
        steps.add(step);
        held.add(step.on());
      }
    }
    for (int lock : held) {
      steps.add(new Step(Action.UNLOCK, lock));
    }
    return steps;
  }
}
