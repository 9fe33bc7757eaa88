package dev.jay.agent.table;

import dev.jay.agent.scan.Prefixes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The table of what is done to the JDK's classes, read from {@code jdk.table}. */
public final class Table {
  private final Map<String, List<Row>> rows = new HashMap<>();

  private final Map<String, List<String>> groups = new HashMap<>();

  /** The table, without the rows that the mode does not ask for. */
  public static Table read(Mode mode) {
    Table table = new Table();
    for (TableText text = TableText.read("jdk.table"); text.next(); ) {
      if (text.word(0).startsWith("@")) {
        table.addToGroup(text);
      } else if (text.words() < 3) {
        throw new IllegalStateException("jdk.table: not a row: " + text.word(0));
      } else if (mode.asksFor(text.word(2))) {
        table.add(new Row(text.word(0), text.word(1), text.word(2), text.word(3), text.word(4)));
      }
    }
    return table;
  }

  private void addToGroup(TableText text) {
    List<String> group = groups.get(text.word(0));
    if (group == null) {
      group = new ArrayList<>();
      groups.put(text.word(0), group);
    }
    for (int i = 1; i < text.words(); i++) {
      group.add(text.word(i));
    }
  }

  /** The words after that name, which begins with @, in all of its lines. */
  public List<String> group(String name) {
    List<String> group = groups.get(name);
    if (group == null) {
      throw new IllegalStateException("jdk.table: no group " + name);
    }
    return group;
  }

  // ---- Classes of the JDK that are loaded after the agent

  /** Whether the monitors of such a class are operations. */
  public boolean areMonitorsOrdered(String className) {
    return startsWithOneOf(className, "@ordered") && !startsWithOneOf(className, "@unordered");
  }

  /** Whether its monitors are ordered, or shield what is done inside. */
  public boolean areMonitorsTreated(String className) {
    return areMonitorsOrdered(className) || !startsWithOneOf(className, "@alone");
  }

  /** Whether its calls of synchronized methods of classes loaded before the agent have hooks. */
  public boolean areOldCallsTold(String className) {
    return areMonitorsOrdered(className) && !startsWithOneOf(className, "@keeping-old-calls");
  }

  private boolean startsWithOneOf(String className, String group) {
    return Prefixes.start(className, group(group));
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
  public List<Row> of(String className) {
    return rows.getOrDefault(key(className), List.of());
  }

  public boolean names(String className) {
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
  public Iterable<String> classes() {
    return rows.keySet();
  }
}
