package dev.jay.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The table of the real programs and what their ratios come to. */
final class RealReport {
  private final String title;
  private final List<String> jays;
  private final List<RealResult> results;

  /** {@code jays} are the names of the columns: ours, then the other. */
  RealReport(String title, List<String> jays, List<RealResult> results) {
    this.title = title;
    this.jays = List.copyOf(jays);
    this.results = List.copyOf(results);
  }

  /** What it was measured on. */
  String title() {
    return title;
  }

  List<String> jays() {
    return jays;
  }

  List<RealResult> results() {
    return results;
  }

  /** One line for each Jay; an empty one where nothing has a ratio. */
  List<String> summaries() {
    List<String> lines = new ArrayList<>();
    for (int jay = 0; jay < jays.size(); jay++) {
      List<Double> ratios = new ArrayList<>();
      for (RealResult result : results) {
        if (result.hasRatio(jay)) {
          ratios.add(result.ratio(jay));
        }
      }
      lines.add(ratios.isEmpty() ? "" : jays.get(jay) + ": " + RealSummary.of(ratios));
    }
    return lines;
  }

  /** The heads of the table. */
  List<String> heads() {
    List<String> heads = new ArrayList<>(List.of("program", "plain s"));
    for (String jay : jays) {
      heads.addAll(
          List.of(
              jay + " s",
              "ratio",
              "processor",
              "operations/s",
              "hand-overs/s",
              "plain's outcome",
              "order"));
    }
    return heads;
  }

  /** The cells of a row. */
  List<String> cells(RealResult result) {
    List<String> cells = new ArrayList<>(List.of(result.name(), seconds(result.plain())));
    for (int jay = 0; jay < jays.size(); jay++) {
      RealSide side = result.jays().get(jay);
      cells.add(seconds(side));
      cells.add(result.showRatio(jay));
      cells.add(result.showProcessor(jay));
      cells.add(result.showRate(side.operations()));
      cells.add(result.showRate(side.handOvers()));
      cells.add(result.showOutcome(jay));
      cells.add(result.showOrder(jay));
    }
    return cells;
  }

  String markdown() {
    MarkdownTable table = new MarkdownTable(heads().toArray(new String[0]));
    results.forEach(result -> table.add(cells(result)));
    return title + "\n\n" + table + "\n" + String.join("\n", summaries()) + "\n";
  }

  private static String seconds(RealSide side) {
    return side.runs().isEmpty() ? "-" : String.format(Locale.ROOT, "%.2f", side.seconds());
  }
}
