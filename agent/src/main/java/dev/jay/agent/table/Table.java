package dev.jay.agent.table;

import dev.jay.agent.scan.Prefixes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The table of what is done to the JDK's classes, read from {@code jdk.table}, without the rows
 * that the mode does not ask for. Most of its classes are not loaded in most programs, so the rows
 * of a class are made when they are asked for; by then several threads may ask.
 */
public final class Table {
  private final Mode mode;
  private final TableText text;
  private final Map<String, List<Integer>> positions = new HashMap<>(); // of a class's rows
  private final Map<String, List<Row>> rows = new HashMap<>(); // those that were asked for
  private final Map<String, List<String>> groups = new HashMap<>();

  private Table(Mode mode, TableText text) {
    this.mode = mode;
    this.text = text;
    while (text.next()) {
      String first = text.first();
      if (first.startsWith("@")) {
        List<String> words = text.words();
        list(groups, first).addAll(words.subList(1, words.size()));
      } else {
        list(positions, first).add(text.position());
      }
    }
  }

  public static Table read(Mode mode) {
    return new Table(mode, TableText.read("jdk.table"));
  }

  private static <T> List<T> list(Map<String, List<T>> map, String key) {
    List<T> list = map.get(key);
    if (list == null) {
      list = new ArrayList<>();
      map.put(key, list);
    }
    return list;
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
    return (startsWithOneOf(className, "@ordered") && !startsWithOneOf(className, "@unordered"))
        || (mode.taped && startsWithOneOf(className, "@recorded-ordered"));
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

  /** The rows of a class, by its internal name; empty if there are none. */
  public synchronized List<Row> of(String className) {
    return rows(key(className));
  }

  public synchronized boolean names(String className) {
    return has(key(className));
  }

  /**
   * The name itself, or what stands for all classes inside its outermost one, or for all of its
   * package.
   */
  private String key(String className) {
    if (has(className)) {
      return className;
    }
    int inner = className.indexOf('$');
    if (inner > 0 && has(className.substring(0, inner) + "$*")) {
      return className.substring(0, inner) + "$*";
    }
    return className.substring(0, className.lastIndexOf('/') + 1) + "*";
  }

  private boolean has(String key) {
    return positions.containsKey(key) && !rows(key).isEmpty();
  }

  private List<Row> rows(String key) {
    List<Row> known = rows.get(key);
    if (known == null) {
      known = new ArrayList<>();
      for (int position : positions.getOrDefault(key, List.of())) {
        text.goTo(position);
        Row row = Row.of(text.words());
        if (mode.asksFor(row.treatment)) {
          known.add(row);
        }
      }
      if (positions.containsKey(key)) {
        rows.put(key, known);
      }
    }
    return known;
  }

  /** The internal names of all classes in the table. */
  public synchronized List<String> classes() {
    List<String> classes = new ArrayList<>();
    for (String name : positions.keySet()) {
      if (has(name)) {
        classes.add(name);
      }
    }
    return classes;
  }
}
