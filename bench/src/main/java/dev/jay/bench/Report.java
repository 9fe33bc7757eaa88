package dev.jay.bench;

import java.util.List;

/** The table, with what it was measured on above it. */
final class Report {
  private Report() {}

  static String of(String jdk, int cores, int rounds, List<Result> results) {
    MarkdownTable table =
        new MarkdownTable(
            "what", "plain", "jay", "ratio", "quartiles of the ratio", "target", "met?");
    results.forEach(result -> table.add(result.cells()));
    return "JDK "
        + jdk
        + ", "
        + cores
        + (cores == 1 ? " core, " : " cores, ")
        + rounds
        + (rounds == 1 ? " round" : " rounds")
        + " of plain java and Jay in turn; medians, and the ratio of the medians.\n\n"
        + table;
  }
}
