package dev.jay.systemtests;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The table of what was seen, one row per program, for docs/determinism.md. */
final class DeterminismTable {
  /** One program under one JDK. */
  record Entry(Jdk jdk, List<Outcome> jay, List<Outcome> plain) {}

  private final Map<String, List<Entry>> entries = new TreeMap<>(); // guarded by this

  synchronized void add(String program, Entry entry) {
    entries.computeIfAbsent(program, key -> new ArrayList<>()).add(entry);
  }

  synchronized void write(Path file) throws IOException {
    StringBuilder text = new StringBuilder();
    text.append("| program | JDKs | runs under Jay | outputs | fingerprints |");
    text.append(" runs under java | outputs |\n|---|---|---|---|---|---|---|\n");
    entries.forEach((program, rows) -> row(text, program, rows));
    Path parent = file.toAbsolutePath().getParent();
    if (parent != null) {
      Files.createDirectories(parent);
    }
    Files.write(file, text.toString().getBytes(StandardCharsets.UTF_8));
  }

  private static void row(StringBuilder text, String program, List<Entry> rows) {
    StringBuilder[] cells = new StringBuilder[6];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = new StringBuilder();
    }
    for (Entry entry : rows) {
      cell(cells[0], entry.jdk().feature());
      cell(cells[1], entry.jay().size());
      cell(cells[2], Repeats.distinctOutputs(entry.jay()));
      cell(cells[3], Repeats.distinctFingerprints(entry.jay()));
      cell(cells[4], entry.plain().size());
      cell(cells[5], Repeats.distinctOutputs(entry.plain()));
    }
    text.append("| ").append(program).append(" | ").append(String.join(" | ", cells));
    text.append(" |\n");
  }

  private static void cell(StringBuilder cell, long value) {
    cell.append(cell.length() == 0 ? "" : " / ").append(value);
  }
}
