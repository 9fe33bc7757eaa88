package dev.jay.checker.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jay.checker.failure.CheckFailure;
import dev.jay.checker.failure.RunOutcome;
import dev.jay.checker.search.Dpor;
import dev.jay.checker.search.Frontier;
import dev.jay.runtime.explore.Failure;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is written is what is read. How paths of a search travel: FrontierTest. */
class WireTest {
  private static final CheckTask.Setting SETTING =
      new CheckTask.Setting(List.of("Some.field", "Sömé.other"), 7, true);

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final DataOutputStream out = new DataOutputStream(bytes);

  @Test
  void aDrawIsReadAsItWasWritten() throws IOException {
    CheckTask.Draw sent = new CheckTask.Draw("pct", 1L << 40, 3, 1L << 50, 32, new int[] {4, -1});
    assertThat(roundTrip(sent)).usingRecursiveComparison().isEqualTo(sent);
  }

  @Test
  void aRepetitionIsReadAsItWasWritten() throws IOException {
    CheckTask.Repeat sent = new CheckTask.Repeat(new int[] {1, 2, 1}, "Some.field", true, 9);
    assertThat(roundTrip(sent)).usingRecursiveComparison().isEqualTo(sent);
  }

  @Test
  void aSearchIsReadAsItWasWritten() throws IOException {
    CheckTask.Search sent = search();
    assertThat(roundTrip(sent)).usingRecursiveComparison().isEqualTo(sent);
  }

  @Test
  void aFailureIsReadAsItWasWritten() throws IOException {
    Failure failure = new Failure(Failure.Type.DEADLOCK, "two threads", "who owns what", null);
    TaskResult sent =
        TaskResult.ofRun(
            new RunOutcome(failure, "", new int[] {0, 1}),
            2,
            new CheckFailure(
                failure.type, "two threads", "all", null, "table", Path.of("a.jay"), "jay replay"));
    CheckTask task = new CheckTask.Repeat(new int[0], "", true, 0);
    assertThat(roundTrip(sent, task)).usingRecursiveComparison().isEqualTo(sent);
  }

  @Test
  void racesAndWhatWasLearnedAreReadAsTheyWereWritten() throws IOException {
    Failure race = new Failure(Failure.Type.RACE, "a race", "", null);
    TaskResult sent =
        new TaskResult(
            3,
            new long[] {1, -2},
            1,
            2,
            0,
            new RunOutcome(null, "", new int[] {1}),
            List.of(new TaskResult.Raced("Some.field", race)),
            new int[] {5},
            null,
            null);
    CheckTask task = new CheckTask.Draw("pct", 1, 3, 0, 4, new int[0]);
    assertThat(roundTrip(sent, task)).usingRecursiveComparison().isEqualTo(sent);
  }

  @Test
  void theResultOfASearchIsReadAsItWasWritten() throws IOException {
    CheckTask.Search task = search();
    TaskResult sent =
        new TaskResult(
            0,
            new long[0],
            0,
            0,
            0,
            null,
            List.of(),
            new int[0],
            new Dpor(task.path(), task.base(), task.bound()).result(),
            null);
    assertThat(roundTrip(sent, task)).usingRecursiveComparison().isEqualTo(sent);
  }

  @Test
  void whatTheProgramWritesInBetweenIsNoticed() throws IOException {
    out.writeBytes("hello from native code\n");
    assertThatThrownBy(() -> Wire.readTask(in()))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("--workers 1");
  }

  private static CheckTask.Search search() {
    Frontier.Branch branch = new Frontier(2).branches(1).get(0);
    return new CheckTask.Search(branch.path(), branch.base(), 5, 2);
  }

  private CheckTask roundTrip(CheckTask sent) throws IOException {
    Wire.write(out, sent, SETTING);
    Wire.Order order = Wire.readTask(in());
    assertThat(order.setting()).isEqualTo(SETTING);
    return order.task();
  }

  private TaskResult roundTrip(TaskResult sent, CheckTask task) throws IOException {
    Wire.write(out, sent, task);
    return Wire.readResult(in(), task);
  }

  private DataInputStream in() {
    return new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
  }
}
