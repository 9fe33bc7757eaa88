package dev.jay.agent.table;

import dev.jay.agent.scan.Prefixes;
import dev.jay.runtime.inputs.InputPoints;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The methods of the JDK through which something enters, read from {@code inputs.table} when a
 * program is recorded or replayed; else empty. The number of a row is its place in the table, in
 * every JDK.
 */
public final class InputTable {
  private static final String HARMLESS = "harmless";

  /** A row: one method, as calls name it. */
  public static final class Point {
    public final int number;
    public final String owner;
    public final String how;
    public final String method;
    final String treatment;
    final String[] effects;

    private Point(int number, List<String> words) {
      if (words.size() < 4) {
        throw new IllegalStateException("inputs.table: not a row: " + String.join(" ", words));
      }
      this.number = number;
      this.owner = words.get(0);
      this.how = words.get(1);
      this.method = words.get(2);
      this.treatment = words.get(3);
      this.effects = words.subList(4, words.size()).toArray(new String[0]);
    }

    /** The hook that takes the method's place, or null for those of all. */
    public @Nullable String hook() {
      return treatment.equals("read") ? effects[0] : null;
    }
  }

  private final List<Point> points = new ArrayList<>();
  private final Map<String, Point> byMethod = new HashMap<>(); // and owner
  private final Set<String> names = new HashSet<>(); // of methods, with their types
  private final Set<String> classes = new HashSet<>(); // that call them, of those loaded early
  private final Map<String, Set<String>> harmless = new HashMap<>(); // names by class

  private final List<String> initialisers = new ArrayList<>(); // beginnings of classes' names

  private InputTable() {}

  static InputTable empty() {
    return new InputTable();
  }

  public static InputTable read() {
    InputTable table = new InputTable();
    TableText text = TableText.read("inputs.table");
    while (text.next()) {
      table.add(text.words());
    }
    return table;
  }

  private void add(List<String> words) {
    String first = words.get(0);
    if (first.equals("@callers")) {
      classes.addAll(words.subList(1, words.size()));
    } else if (first.equals("@initialisers")) {
      initialisers.addAll(words.subList(1, words.size()));
    } else if (words.get(1).equals(HARMLESS)) {
      harmless.put(first, new HashSet<>(words.subList(2, words.size())));
    } else {
      Point point = new Point(points.size(), words);
      points.add(point);
      names.add(point.method);
      classes.add(point.owner);
      if (byMethod.put(point.owner + "." + point.method, point) != null) {
        throw new IllegalStateException("inputs.table: two rows for " + point.method);
      }
    }
  }

  public List<Point> points() {
    return points;
  }

  /** The classes whose native methods are all known. */
  Set<String> namedClasses() {
    Set<String> named = new HashSet<>(harmless.keySet());
    for (Point point : points) {
      named.add(point.owner);
    }
    return named;
  }

  /** Whether a class that is loaded before the agent may call one of the methods. */
  public boolean names(String className) {
    return classes.contains(className);
  }

  /** Whether what the initialiser of that class of the JDK's reads is recorded. */
  public boolean namesInitialiserOf(String className) {
    return Prefixes.start(className, initialisers);
  }

  /** Whether nothing enters through those native methods of the class, {@code *} for all. */
  boolean isHarmless(String className, String method) {
    Set<String> known = harmless.getOrDefault(className, Set.of());
    return known.contains("*") || known.contains(method);
  }

  /** The row for a call, or null. */
  public @Nullable Point find(String owner, String name, String descriptor) {
    return names.contains(name + descriptor) ? byMethod.get(owner + "." + name + descriptor) : null;
  }

  /** Tells the runtime all rows. */
  public void tellRuntime() {
    InputPoints.prepare(points.size());
    for (Point point : points) {
      InputPoints.declare(
          point.number, point.owner, point.how, point.method, point.treatment, point.effects);
    }
  }
}
