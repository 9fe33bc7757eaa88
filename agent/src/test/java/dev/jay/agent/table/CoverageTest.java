package dev.jay.agent.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * docs/coverage.md says how each way to meet is controlled, and nothing is missing from it. It is
 * written by this test with {@code -Djay.coverage.write=true}, once on each JDK: what the running
 * one does not have is kept.
 */
class CoverageTest {
  private static final Path DOCUMENT = Path.of(System.getProperty("jay.root"), "docs/coverage.md");
  private static final Pattern ENTRY = Pattern.compile("\\| `(.*?)` \\| (.*) \\|");

  /** Entries that some JDKs from 17 on do not have. */
  private static final Set<String> NOT_IN_EVERY_JDK =
      Set.of(
          "Future.State",
          "StructureViolationException",
          "StructuredTaskScope",
          "StructuredTaskScope.Configuration",
          "StructuredTaskScope.FailedException",
          "StructuredTaskScope.Joiner",
          "StructuredTaskScope.Subtask",
          "StructuredTaskScope.Subtask.State",
          "StructuredTaskScope.TimeoutException",
          "Thread.countStackFrames",
          "Thread.isVirtual",
          "Thread.ofPlatform",
          "Thread.ofVirtual",
          "Thread.resume",
          "Thread.startVirtualThread",
          "Thread.suspend",
          "Thread.threadId");

  private static final String CONTINUED = "| | ";

  private static final int WIDTH = 120;

  private static final String HEADER =
      """
      # How every way to meet is controlled

      Every public class of java.util.concurrent and its packages, every public method of Object and
      Thread, and the places where the JDK may block, on JDK 17 and 25. The classes of the program
      itself are instrumented whole: monitors, volatile fields, VarHandles, fences, Unsafe.

      Written by `CoverageTest` from the transformer's tables; the test fails when this page is stale
      or something is missing. Write it again, once with each JDK, with:

      ```
      mvn -q test -pl agent -am -Dtest=CoverageTest -Dsurefire.failIfNoSpecifiedTests=false -Djay.coverage.write=true
      ```
      """;

  private final Map<String, Map<String, String>> sections = new Coverage().sections();

  @Test
  void nothingIsMissing() {
    Set<String> missing = new TreeSet<>();
    sections.forEach(
        (section, entries) ->
            entries.forEach(
                (what, how) -> {
                  if (how.contains(Coverage.MISSING)) {
                    missing.add(section + ": " + what);
                  }
                }));
    assertThat(missing).as("add a row to jdk.table, or a note with the reason").isEmpty();
  }

  @Test
  void theDocumentIsNotStale() throws IOException {
    Map<String, Map<String, String>> written = read();
    if (Boolean.getBoolean("jay.coverage.write")) {
      write(merge(written));
      written = read();
    }
    assertThat(written.toString())
        .as("docs/coverage.md is stale; it says how to write it again")
        .isEqualTo(merge(written).toString());
  }

  /** What this JDK says, and what the document says of things that are in other JDKs only. */
  private Map<String, Map<String, String>> merge(Map<String, Map<String, String>> written) {
    Map<String, Map<String, String>> merged = new TreeMap<>();
    sections.forEach((section, entries) -> merged.put(section, new TreeMap<>(entries)));
    written.forEach(
        (section, entries) ->
            entries.forEach(
                (what, how) -> {
                  if (NOT_IN_EVERY_JDK.contains(what)) {
                    merged.computeIfAbsent(section, key -> new TreeMap<>()).putIfAbsent(what, how);
                  }
                }));
    return merged;
  }

  private static Map<String, Map<String, String>> read() throws IOException {
    Map<String, Map<String, String>> read = new TreeMap<>();
    Map<String, String> section = Map.of();
    String last = "";
    if (!Files.exists(DOCUMENT)) {
      return read;
    }
    for (String line : Files.readAllLines(DOCUMENT)) {
      Matcher entry = ENTRY.matcher(line);
      if (line.startsWith("## ")) {
        section = read.computeIfAbsent(line.substring(3), key -> new TreeMap<>());
      } else if (entry.matches()) {
        last = entry.group(1);
        section.put(last, entry.group(2));
      } else if (line.startsWith(CONTINUED)) {
        String more = line.substring(CONTINUED.length(), line.length() - 2);
        section.computeIfPresent(last, (what, how) -> how + " " + more);
      }
    }
    return read;
  }

  private static void write(Map<String, Map<String, String>> sections) throws IOException {
    StringBuilder text = new StringBuilder(HEADER);
    sections.forEach(
        (section, entries) -> {
          text.append("\n## ").append(section).append("\n\n| what | how |\n|---|---|\n");
          entries.forEach(
              (what, how) ->
                  text.append("| `")
                      .append(what)
                      .append("` | ")
                      .append(inRows(how))
                      .append(" |\n"));
        });
    Files.writeString(DOCUMENT, text);
  }

  /** A long text goes on in further rows, whose first cell is empty. */
  private static String inRows(String how) {
    StringBuilder rows = new StringBuilder();
    int width = 0;
    for (String word : how.split(" ")) {
      if (width + word.length() > WIDTH) {
        rows.append(" |\n").append(CONTINUED);
        width = 0;
      } else if (width > 0) {
        rows.append(' ');
      }
      rows.append(word);
      width += word.length() + 1;
    }
    return rows.toString();
  }
}
