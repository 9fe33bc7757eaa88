package dev.jay.checker.search;

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
import org.junit.jupiter.api.Test;

/** A tree that is explored in several subtrees at once, in this JVM or as if in others. */
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

  @Test
  void noTraceIsLostWhereASubtreeIsGivenUpWhileAStrandWaits() throws IOException {
    Model model = Model.of("C4", "L6 X5 U6", "S6 L6 A4 U6");
    assertThat(explore(model, 2, 2, 3)).containsExactlyInAnyOrderElementsOf(model.traces());
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

  /** Every {@code remote}-th branch goes to another JVM and back, as bytes. */
  private static boolean round(
      Frontier frontier, Model model, int width, int budget, int remote, List<String> traces)
      throws IOException {
    List<Frontier.Branch> branches = List.copyOf(frontier.branches(width));
    List<SubtreeResult> results = new ArrayList<>();
    for (int i = 0; i < branches.size(); i++) {
      Frontier.Branch branch = branches.get(i);
      results.add(
          i % remote == remote - 1
              ? searchElsewhere(model, branch, budget, traces)
              : search(model, branch.path(), branch.base(), budget, traces));
    }
    for (int i = 0; i < branches.size(); i++) {
      frontier.take(branches.get(i), results.get(i));
    }
    return !branches.isEmpty();
  }

  private static SubtreeResult search(
      Model model, TreePath path, int base, int budget, List<String> traces) {
    Dpor dpor = new Dpor(path, base, UNBOUND);
    RunLog log = new RunLog();
    for (int run = 0; run < budget && dpor.begin(run); run++) {
      String trace = model.run(dpor, log);
      dpor.end(log);
      if (!dpor.wasRedundant()) {
        traces.add(trace);
      }
    }
    return dpor.result();
  }

  private static SubtreeResult searchElsewhere(
      Model model, Frontier.Branch branch, int budget, List<String> traces) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    SearchFormat.writePath(new DataOutputStream(bytes), branch.path());
    TreePath path = SearchFormat.readPath(from(bytes));
    SubtreeResult result = search(model, path, branch.base(), budget, traces);
    bytes.reset();
    SearchFormat.writeResult(new DataOutputStream(bytes), result, branch.base());
    return SearchFormat.readResult(from(bytes), branch.path(), branch.base());
  }

  private static DataInputStream from(ByteArrayOutputStream bytes) {
    return new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
  }
}
