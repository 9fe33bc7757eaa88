package dev.jay.agent;

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
    return parse(TableText.read("jdk.table"), requested);
  }

  private static Table parse(TableText text, Set<String> requested) {
    Table table = new Table();
    while (text.next()) {
      if (text.words() < 3) {
        throw new IllegalStateException("jdk.table: not a row: " + text.word(0));
      }
      String treatment = text.word(2);
      if (!ON_REQUEST.contains(treatment) || requested.contains(treatment)) {
        table.add(new Row(text.word(0), text.word(1), treatment, text.word(3), text.word(4)));
      }
    }
    return table;
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
