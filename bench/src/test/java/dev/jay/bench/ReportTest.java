package dev.jay.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class ReportTest {
  private static Comparison comparison(String what, Unit unit, Target target) {
    return new Comparison(
        "name", what, List.of("java"), List.of("java"), Reading.LAST_LINE, unit, target);
  }

  private static List<String> cells(Target target, double plain, double jay) {
    return Result.measured(comparison("it", Unit.NANOSECONDS, target), List.of(plain), List.of(jay))
        .cells();
  }

  @Test
  void theTableIsMarkdownWithPaddedColumns() {
    MarkdownTable table = new MarkdownTable("what", "ratio", "met?");
    table.add(List.of("locks", "2.00x", "yes"));
    table.add(List.of("start-up", "10.00x", "no"));
    assertThat(table.toString())
        .isEqualTo(
            """
            | what     |  ratio | met? |
            |----------|-------:|-----:|
            | locks    |  2.00x |  yes |
            | start-up | 10.00x |   no |
            """);
  }

  @Test
  void aReportSaysWhatItWasMeasuredOnAndHasARowForEachComparison() {
    Result locks =
        Result.measured(
            comparison("locks", Unit.NANOSECONDS, new Target.Ratio(3)),
            List.of(10.0, 20.0, 10.0),
            List.of(20.0, 30.0, 30.0));
    Result start =
        Result.measured(
            comparison("start-up", Unit.MILLISECONDS, new Target.Extra(0.7e9)),
            List.of(0.1e9, 0.1e9, 0.1e9),
            List.of(0.9e9, 1.0e9, 1.1e9));
    List<String> lines =
        Report.of("17.0.1 (Some VM)", 2, 3, List.of(locks, start))
            .lines()
            .map(line -> line.replaceAll(" +", " "))
            .toList();
    assertThat(lines).hasSize(6);
    assertThat(lines.get(0)).startsWith("JDK 17.0.1 (Some VM), 2 cores, 3 rounds of plain java");
    assertThat(lines.get(1)).isEmpty();
    assertThat(lines.get(2))
        .isEqualTo("| what | plain | jay | ratio | quartiles of the ratio | target | met? |");
    assertThat(lines.get(4))
        .isEqualTo("| locks | 10.0 ns | 30.0 ns | 3.00x | 1.75x to 2.50x | at most 3.00x | yes |");
    assertThat(lines.get(5))
        .startsWith("| start-up | 100 ms | 1000 ms | 10.00x | 9.50x to 10.50x |")
        .endsWith("| at most +0.70 s | no, +0.90 s |");
  }

  @Test
  void theRatioIsThatOfTheMediansAndItsQuartilesThoseOfTheRounds() {
    Result result =
        Result.measured(
            comparison("it", Unit.NANOSECONDS, new Target.None()),
            List.of(1.0, 2.0, 4.0),
            List.of(8.0, 4.0, 2.0));
    assertThat(result.ratio()).isEqualTo(2);
    assertThat(result.ratios()).isEqualTo(Quartiles.of(List.of(8.0, 2.0, 0.5)));
  }

  @Test
  void aRatioMeetsItsTargetUpToTheLimit() {
    assertThat(cells(new Target.Ratio(3), 10, 30)).endsWith("at most 3.00x", "yes");
    assertThat(cells(new Target.Ratio(3), 10, 30.1)).endsWith("at most 3.00x", "no");
    assertThat(cells(new Target.Ratio(1.03), 100, 90)).endsWith("at most 1.03x", "yes");
  }

  @Test
  void timeOnTopIsToldWithTheVerdict() {
    Target target = new Target.Extra(0.7e9);
    assertThat(cells(target, 0.1e9, 0.8e9)).endsWith("at most +0.70 s", "yes, +0.70 s");
    assertThat(cells(target, 0.1e9, 0.85e9)).endsWith("at most +0.70 s", "no, +0.75 s");
    assertThat(cells(target, 0.2e9, 0.1e9)).endsWith("at most +0.70 s", "yes, -0.10 s");
  }

  @Test
  void withoutATargetThereIsNoVerdict() {
    assertThat(cells(new Target.None(), 1, 1000)).contains("1000x").endsWith("-", "-");
  }

  @Test
  void aFailureHasItsRowToo() {
    Result failed =
        Result.failed(comparison("broken", Unit.NANOSECONDS, new Target.Ratio(3)), "why");
    assertThat(failed.isFailed()).isTrue();
    assertThat(failed.cells())
        .containsExactly("broken", "-", "-", "failed", "-", "at most 3.00x", "no");
  }

  @Test
  void aBarInACellDoesNotEndIt() {
    MarkdownTable table = new MarkdownTable("a", "b");
    table.add(List.of("x|y", "z"));
    assertThat(table.toString()).endsWith("| x\\|y |   z |\n");
  }

  @Test
  void aRowMustHaveAllCells() {
    assertThatThrownBy(() -> new MarkdownTable("a", "b").add(List.of("x")))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void theVersionIsTakenFromWhatTheJdkPrints() {
    assertThat(
            JdkVersion.parse(
                """
                openjdk version "17.0.15" 2025-04-15
                OpenJDK Runtime Environment (build 17.0.15+6)
                OpenJDK 64-Bit Server VM (build 17.0.15+6, mixed mode, sharing)
                """))
        .isEqualTo("17.0.15 (OpenJDK 64-Bit Server VM)");
    assertThat(JdkVersion.parse("nothing of the kind")).isEqualTo("of unknown version");
  }
}
