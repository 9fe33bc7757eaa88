package dev.jay.analysis.learn;

import dev.jay.schedules.Precondition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Makes conditions fewer without changing what they say together (TERN §7.3, without a solver):
 * bounds of one expression are joined, two that meet become an equation, and what equations decide
 * already is left out.
 */
final class Simplification {
  private final Map<Precondition, Bounds> bounds = new LinkedHashMap<>();
  private final Map<Precondition, Object> equal = new LinkedHashMap<>();
  private final Map<Precondition, TreeMap<Long, Precondition>> unequal = new LinkedHashMap<>();
  private final Set<Precondition> others = new LinkedHashSet<>();

  /** Of whole numbers: both ends belong to it. */
  private static final class Bounds {
    long low = Long.MIN_VALUE;
    long high = Long.MAX_VALUE;
    boolean isInt;
  }

  private Simplification() {}

  static List<Precondition> of(Iterable<Precondition> conditions) {
    Simplification simple = new Simplification();
    for (Precondition each : conditions) {
      simple.add(each);
    }
    return simple.result();
  }

  private void add(Precondition condition) {
    List<Precondition> parts = condition.parts();
    Object constant =
        parts.size() == 2 && parts.get(1).operator().equals("value") ? parts.get(1).leaf() : null;
    boolean isWhole = constant instanceof Integer || constant instanceof Long;
    if (condition.operator().equals("=") && constant != null) {
      equal.putIfAbsent(parts.get(0), constant);
    } else if (isWhole && constant instanceof Number number && isOrder(condition.operator())) {
      bound(parts.get(0), condition.operator(), number.longValue(), constant instanceof Integer);
    } else if (isWhole && constant instanceof Number number && condition.operator().equals("!=")) {
      unequal
          .computeIfAbsent(parts.get(0), k -> new TreeMap<>())
          .put(number.longValue(), condition);
    } else {
      others.add(condition);
    }
  }

  private static boolean isOrder(String operator) {
    return operator.startsWith("<") && operator.length() < 3 && !operator.equals("<<")
        || operator.equals(">")
        || operator.equals(">=");
  }

  private void bound(Precondition of, String operator, long constant, boolean isInt) {
    Bounds known = bounds.computeIfAbsent(of, k -> new Bounds());
    known.isInt = isInt;
    switch (operator) {
      case "<" -> known.high = Math.min(known.high, constant - 1);
      case "<=" -> known.high = Math.min(known.high, constant);
      case ">" -> known.low = Math.max(known.low, constant + 1);
      default -> known.low = Math.max(known.low, constant);
    }
  }

  /** Bounds that the expression is not equal to move on; what lies outside says nothing new. */
  private void tighten() {
    unequal.forEach(
        (of, values) -> {
          Bounds known = bounds.computeIfAbsent(of, k -> new Bounds());
          while (values.containsKey(known.low)) {
            values.remove(known.low++);
          }
          while (values.containsKey(known.high)) {
            values.remove(known.high--);
          }
          values.tailMap(known.low).headMap(known.high).values().forEach(others::add);
        });
  }

  private List<Precondition> result() {
    tighten();
    bounds.forEach(
        (of, known) -> {
          if (known.low == known.high) {
            equal.putIfAbsent(of, number(known.low, known.isInt));
          }
        });
    List<Precondition> all = new ArrayList<>();
    equal.forEach((of, value) -> all.add(Precondition.of("=", of, Precondition.value(value))));
    bounds.forEach(
        (of, known) -> {
          if (!equal.containsKey(of)) {
            if (known.low != Long.MIN_VALUE) {
              all.add(of(">=", of, known.low, known.isInt));
            }
            if (known.high != Long.MAX_VALUE) {
              all.add(of("<=", of, known.high, known.isInt));
            }
          }
        });
    all.addAll(others);
    return needed(all);
  }

  private static Precondition of(String operator, Precondition of, long bound, boolean isInt) {
    return Precondition.of(operator, of, Precondition.value(number(bound, isInt)));
  }

  private static Object number(long value, boolean isInt) {
    return isInt ? (Object) (int) value : (Object) value;
  }

  /** Leaves out what equations over inputs, earlier ones first, decide already. */
  private static List<Precondition> needed(List<Precondition> all) {
    Map<Precondition, Object> known = new HashMap<>();
    List<Precondition> kept = new ArrayList<>();
    for (Precondition each : all) {
      Precondition folded = folded(each, known);
      boolean isDecided = folded.operator().equals("value");
      if (isDecided && Boolean.TRUE.equals(folded.leaf())) {
        continue;
      }
      kept.add(each);
      if (each.operator().equals("=") && each.parts().get(1).operator().equals("value")) {
        known.put(each.parts().get(0), Objects.requireNonNull(each.parts().get(1).leaf()));
      }
    }
    return kept;
  }

  /** The expression with what is known put in for its parts. */
  private static Precondition folded(Precondition of, Map<Precondition, Object> known) {
    Object value = known.get(of);
    if (value != null) {
      return Precondition.value(value);
    }
    if (of.parts().isEmpty()) {
      return of;
    }
    List<Precondition> parts = new ArrayList<>();
    boolean isConstant = true;
    for (Precondition each : of.parts()) {
      Precondition part = folded(each, known);
      parts.add(part);
      isConstant &= part.operator().equals("value");
    }
    Precondition whole = new Precondition(of.operator(), of.leaf(), parts);
    @Nullable Object result = isConstant ? whole.evaluate(Map.of()) : null;
    return result == null ? whole : Precondition.value(result);
  }
}
