package dev.jay.checker;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.runtime.explore.RunLog;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** A tree that is explored in several subtrees at once, by others or here. */
class FrontierTest {
  private static final int UNBOUND = Integer.MAX_VALUE;

  @Provide
  Arbitrary<Model> models() {
    return Models.any();
  }

  @Property(tries = 300)
  void everyTraceIsExploredOnceHoweverTheTreeIsSplit(
      @ForAll("models") Model model,
      @ForAll @IntRange(min = 1, max = 5) int width,
      @ForAll @IntRange(min = 1, max = 4) int budget)
      throws IOException {
    Assume.that(model.traces().stream().noneMatch(Model::isDeadlock));
    List<String> here = explore(model, width, budget, width + 1);
    assertThat(here).containsExactlyInAnyOrderElementsOf(model.traces());
    assertThat(explore(model, width, budget, 2)).isEqualTo(here);
  }

  @Property(tries = 100)
  void theEstimateIsExactAtTheEndAndNeverBelowWhatWasSeen(@ForAll("models") Model model)
      throws IOException {
    Frontier frontier = new Frontier(UNBOUND);
    List<String> traces = new ArrayList<>();
    while (round(frontier, model, 3, 2, 4, traces)) {
      Estimate estimate = frontier.estimate(traces.size());
      assertThat(!estimate.isKnown() || estimate.value() > traces.size() - 0.5).isTrue();
    }
    assertThat(Math.round(frontier.estimate(traces.size()).value())).isEqualTo(traces.size());
  }

  private static List<String> explore(Model model, int width, int budget, int remote)
      throws IOException {
    Frontier frontier = new Frontier(UNBOUND);
    List<String> traces = new ArrayList<>();
    while (round(frontier, model, width, budget, remote, traces)) {}
    return traces;
  }

  /** Every {@code remote}-th task goes over the wire. */
  private static boolean round(
      Frontier frontier, Model model, int width, int budget, int remote, List<String> traces)
      throws IOException {
    List<Frontier.Branch> branches = List.copyOf(frontier.branches(width));
    List<Answer> answers = new ArrayList<>();
    for (int i = 0; i < branches.size(); i++) {
      Frontier.Branch branch = branches.get(i);
      Task.Search task = new Task.Search(branch.trail, branch.base, budget, UNBOUND);
      answers.add(i % remote == remote - 1 ? sent(model, task, traces) : done(model, task, traces));
    }
    for (int i = 0; i < branches.size(); i++) {
      frontier.take(branches.get(i), answers.get(i));
    }
    return !branches.isEmpty();
  }

  private static Answer done(Model model, Task.Search task, List<String> traces) {
    Dpor dpor = new Dpor(task.trail(), task.base(), task.bound());
    RunLog log = new RunLog();
    for (int run = 0; run < task.budget() && dpor.begin(run); run++) {
      String trace = model.run(dpor, log);
      dpor.end(log);
      if (!dpor.wasRedundant()) {
        traces.add(trace);
      }
    }
    return dpor.answer(new Answer());
  }

  private static Answer sent(Model model, Task.Search task, List<String> traces)
      throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Task.Setting setting = new Task.Setting(List.of("Some.field"), 7, true);
    Wire.write(new DataOutputStream(bytes), task, setting);
    Wire.Order order = Wire.readTask(from(bytes));
    assertThat(order.setting()).isEqualTo(setting);
    Answer answer = done(model, (Task.Search) order.task(), traces);
    bytes.reset();
    Wire.write(new DataOutputStream(bytes), answer, order.task());
    return Wire.readAnswer(from(bytes), task);
  }

  private static DataInputStream from(ByteArrayOutputStream bytes) {
    return new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
  }
}
