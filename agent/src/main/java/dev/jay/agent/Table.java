package dev.jay.agent;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The table of what is done to the JDK's classes, read from {@code jdk.table}. */
final class Table {
  private final Map<String, List<Row>> rows = new HashMap<>();

  /** The treatments that only some runs ask for. */
  static final Set<String> ON_REQUEST =
      Set.of("clocks", "seeds", "fills", "checked-first", "checked-unless", "checked-contents");

  /** The table, without the rows whose treatment is on request, unless it is requested. */
  static Table read(Set<String> requested) {
    try (InputStream in = Table.class.getResourceAsStream("jdk.table")) {
      if (in == null) {
        throw new IllegalStateException("jdk.table is missing from the agent's jar");
      }
      return parse(
          new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)), requested);
    } catch (IOException e) {
      throw new IllegalStateException("jdk.table cannot be read", e);
    }
  }

  private static Table parse(BufferedReader in, Set<String> requested) throws IOException {
    Table table = new Table();
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      int remark = line.indexOf('#');
      String[] words = (remark < 0 ? line : line.substring(0, remark)).trim().split("\\s+");
      if (words.length >= 3 && ON_REQUEST.contains(words[2]) && !requested.contains(words[2])) {
        continue;
      }
      if (words.length >= 3) {
        table.add(new Row(words[0], words[1], words[2], word(words, 3), word(words, 4)));
      } else if (!words[0].isEmpty()) {
        throw new IllegalStateException("jdk.table: not a row: " + line);
      }
    }
    return table;
  }

  private static String word(String[] words, int index) {
    return index < words.length ? words[index] : "";
  }

  private void add(Row row) {
    List<Row> known = rows.get(row.className);
    if (known == null) {
      known = new ArrayList<>();
      rows.put(row.className, known);
    }
    known.add(row);
  }

  /** The rows of a class, by its internal name; empty if there are none. */
  List<Row> of(String className) {
    return rows.getOrDefault(key(className), List.of());
  }

  boolean names(String className) {
    return rows.containsKey(key(className));
  }

  /**
   * The name itself, or what stands for all classes inside its outermost one, or for all of its
   * package.
   */
  private String key(String className) {
    if (rows.containsKey(className)) {
      return className;
    }
    int inner = className.indexOf('$');
    if (inner > 0 && rows.containsKey(className.substring(0, inner) + "$*")) {
      return className.substring(0, inner) + "$*";
    }
    return className.substring(0, className.lastIndexOf('/') + 1) + "*";
  }

  /** The internal names of all classes in the table. */
  Iterable<String> classes() {
    return rows.keySet();
  }
}
