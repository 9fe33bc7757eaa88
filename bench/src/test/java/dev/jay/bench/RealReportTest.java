package dev.jay.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

class RealReportTest {
  private static RealRun run(double seconds, String outcome, String order) {
    return new RealRun(seconds, 2 * seconds, 0, outcome, order, -1, -1);
  }

  private static RealRun ended(double seconds, int exit) {
    return new RealRun(seconds, Double.NaN, exit, "", "", -1, -1);
  }

  private static RealSide side(RealRun... runs) {
    return new RealSide(List.of(runs), List.of());
  }

  private static RealResult result(String name, RealSide plain, RealSide... jays) {
    return new RealResult(name, plain, List.of(jays));
  }

  private static RealResult ratio(String name, double ratio) {
    return result(name, side(run(1, "7", "-")), side(run(ratio, "7", "-")));
  }

  private static RealReport report(RealResult... results) {
    return new RealReport("JDK 17", List.of("jay"), List.of(results));
  }

  @Test
  void aRunIsReadFromWhatTheProgramAndJayWrote() {
    Fork.Outcome fork =
        new Fork.Outcome(
            0,
            "hello\noutcome 1 2\norder 0f\n",
            "jay: operations 12 hand-overs 3 waits for the turn 2\n",
            1_500_000_000L);
    assertThat(RealRun.of(fork, 2.5)).isEqualTo(new RealRun(1.5, 2.5, 0, "1 2", "0f", 12, 3));
  }

  @Test
  void aProgramThatSaysNothingHasFailed() {
    RealRun silent = RealRun.of(new Fork.Outcome(0, "", "", 1), 1);
    assertThat(silent.isFailed()).isTrue();
    assertThat(silent.operations()).isEqualTo(-1);
  }

  @Test
  void theGeometricMeanIsThatOfTheRatios() {
    RealSummary summary = RealSummary.of(List.of(1.0, 4.0, 16.0, 6.0));
    assertThat(summary.geometricMean()).isCloseTo(Math.pow(384, 0.25), within(1e-9));
    assertThat(summary.median()).isEqualTo(5);
    assertThat(summary.over5()).isEqualTo(2);
    assertThat(summary.over10()).isEqualTo(1);
  }

  @Test
  void theRatioIsThatOfTheMedians() {
    RealResult result =
        result(
            "it",
            side(run(1, "7", "a"), run(2, "7", "b"), run(9, "7", "c")),
            side(run(3, "7", "x"), run(4, "7", "x"), run(5, "7", "x")));
    assertThat(result.ratio(0)).isEqualTo(2);
    assertThat(result.showRatio(0)).isEqualTo("2.00x");
    assertThat(result.showOutcome(0)).isEqualTo("same");
    assertThat(result.showOrder(0)).isEqualTo("one");
  }

  @Test
  void anotherOutcomeAndAnotherOrderAreSaid() {
    RealSide plain = side(run(1, "7", "a"));
    assertThat(result("it", plain, side(run(1, "8", "a"))).showOutcome(0)).isEqualTo("OTHER");
    assertThat(result("it", plain, side(run(1, "7", "a"), run(1, "7", "b"))).showOrder(0))
        .isEqualTo("varies");
    assertThat(result("it", plain, side(run(1, "7", "-"))).showOrder(0)).isEqualTo("-");
  }

  @Test
  void theRunThatCountsHasItsSayInOutcomeAndOrder() {
    RealRun counted = new RealRun(9, 9, 0, "7", "b", 4000, 2000);
    RealSide jay = new RealSide(List.of(run(1, "7", "a")), List.of(counted));
    RealResult result = result("it", side(run(2, "7", "-")), jay);
    assertThat(result.showOrder(0)).isEqualTo("varies");
    assertThat(result.ratio(0)).isEqualTo(0.5);
    assertThat(result.showRate(jay.operations())).isEqualTo("2.0k");
    assertThat(result.showRate(jay.handOvers())).isEqualTo("1.0k");
  }

  @Test
  void aTimeOutCountsAsItsLimitAndIsSaid() {
    RealResult slow = result("it", side(run(2, "7", "-")), side(ended(60, Fork.TIMED_OUT)));
    assertThat(slow.showRatio(0)).isEqualTo("over 30.00x");
    assertThat(slow.hasRatio(0)).isTrue();
    assertThat(slow.showOutcome(0)).isEqualTo("-");
    assertThat(report(slow).summaries().get(0)).contains("geometric mean 30.00x", "of 1 program");
  }

  @Test
  void aFailureHasNoRatio() {
    RealResult failed = result("it", side(run(2, "7", "-")), side(ended(1, 3)));
    assertThat(failed.hasRatio(0)).isFalse();
    assertThat(failed.showRatio(0)).isEqualTo("failed (exit 3)");
    assertThat(report(failed).summaries()).containsExactly("");
    RealResult plain = result("it", side(ended(1, 1)), side());
    assertThat(plain.showRatio(0)).isEqualTo("plain failed (exit 1)");
    assertThat(report(plain).markdown()).contains("plain failed (exit 1)");
  }

  @Test
  void theTableHasARowForEachProgramAndColumnsForEachJay() {
    RealReport both =
        new RealReport(
            "JDK 17",
            List.of("jay", "other"),
            List.of(
                result(
                    "a.B",
                    side(run(1, "7", "-")),
                    side(run(2, "7", "-")),
                    side(run(8, "7", "-")))));
    assertThat(both.markdown().lines().toList())
        .contains(
            "jay: geometric mean 2.00x, median 2.00x, over 5x: 0, over 10x: 0, of 1 program",
            "other: geometric mean 8.00x, median 8.00x, over 5x: 1, over 10x: 0, of 1 program");
    assertThat(both.markdown().replaceAll(" +", " "))
        .contains(
            "| a.B | 1.00 | 2.00 | 2.00x | 2.00x | - | - | same | - | 8.00 | 8.00x | 8.00x | - | - |");
  }

  @Test
  void theTimeOfChildrenStandsBehindTheName() {
    String line = "77 (a) b) S 1 77 77 0 -1 4194560 9 8 7 6 10 20 150 50 20 0 12 0 999";
    assertThat(ChildTime.parse(line)).isEqualTo(2.0);
  }

  @Test
  void thePageIsWellFormedAndShowsTheWorstFirst() throws Exception {
    String html =
        new RealPage(report(ratio("a.Good", 0.8), ratio("b.Bad<&>", 30), ratio("c.Fair", 3)))
            .html();
    assertThat(html).doesNotContain("http").contains("b.Bad&lt;&amp;&gt;");
    String svg = html.substring(html.indexOf("<svg"), html.indexOf("</svg>") + 6);
    DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
    assertThat(svg.indexOf("b.Bad")).isLessThan(svg.indexOf("c.Fair"));
    assertThat(svg.indexOf("c.Fair")).isLessThan(svg.indexOf("a.Good"));
    assertThat(svg.split("<rect ")).hasSize(4);
  }

  @Test
  void theScaleOfThePageIsLogarithmic() {
    String html = new RealPage(report(ratio("a.A", 10), ratio("b.B", 100))).html();
    List<Double> widths = new ArrayList<>();
    for (String rect : html.split("<rect ")) {
      if (rect.contains("width=\"") && rect.startsWith("x=")) {
        widths.add(Double.parseDouble(rect.replaceAll("(?s).*?width=\"([0-9.]+)\".*", "$1")));
      }
    }
    assertThat(widths).hasSize(2);
    assertThat(widths.get(0)).isCloseTo(2 * widths.get(1), within(0.2));
  }
}
