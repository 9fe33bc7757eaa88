package dev.jay.bench;

import dev.jay.bench.simulate.Curves;
import dev.jay.bench.simulate.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The tables of a simulation: each program on each number of cores, and the means of all programs;
 * and what was measured, if anything was.
 */
record SimulateReport(String title, List<Curves> all, List<Validation> measured) {
  private static final double MILLIS = 1e6;

  String markdown() {
    StringBuilder text = new StringBuilder(title).append("\n\n");
    text.append(programs());
    text.append("\nGeometric means:\n\n").append(means());
    if (!measured.isEmpty()) {
      MarkdownTable table = new MarkdownTable(Validation.heads());
      for (Validation validation : measured) {
        table.add(validation.cells());
      }
      text.append("\nOn this machine's cores:\n\n").append(table);
    }
    for (Curves curves : all) {
      if (curves.forced() > 0) {
        text.append(
            String.format(
                Locale.ROOT,
                "%n%s: up to %d waits were ended by force, where all waited for each other.%n",
                curves.program(),
                curves.forced()));
      }
    }
    return text.toString();
  }

  private MarkdownTable programs() {
    List<String> heads = new ArrayList<>(List.of("program", "cores", "bound ms"));
    Curves.RULES.stream().map(Rules::name).forEach(heads::add);
    MarkdownTable table = new MarkdownTable(heads.toArray(new String[0]));
    for (Curves curves : all) {
      for (int cores = 0; cores < Curves.CORES.size(); cores++) {
        List<String> row = new ArrayList<>();
        row.add(curves.program());
        row.add(Curves.CORES.get(cores).toString());
        row.add(String.format(Locale.ROOT, "%.0f", curves.bound().get(cores) / MILLIS));
        for (int rules = 0; rules < Curves.RULES.size(); rules++) {
          row.add(RealResult.times(curves.relative(rules, cores)));
        }
        table.add(row);
      }
    }
    return table;
  }

  private MarkdownTable means() {
    List<String> heads = new ArrayList<>(List.of("rules"));
    Curves.CORES.forEach(cores -> heads.add(cores + (cores == 1 ? " core" : " cores")));
    MarkdownTable table = new MarkdownTable(heads.toArray(new String[0]));
    for (int rules = 0; rules < Curves.RULES.size(); rules++) {
      List<String> row = new ArrayList<>(List.of(Curves.RULES.get(rules).name()));
      for (int cores = 0; cores < Curves.CORES.size(); cores++) {
        row.add(RealResult.times(Curves.mean(all, rules, cores)));
      }
      table.add(row);
    }
    return table;
  }
}
