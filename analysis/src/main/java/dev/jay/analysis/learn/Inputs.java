package dev.jay.analysis.learn;

import dev.jay.schedules.Precondition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The inputs that a traced run has used, with their values: arguments, properties, sizes and
 * contents of files. A set of them is a mask; inputs beyond the 63rd share the last bit.
 */
final class Inputs {
  private static final int LAST = 62;

  private final List<String> names = new ArrayList<>();
  private final Map<String, Object> values = new LinkedHashMap<>();

  /** The symbol of an input; it is known from now on. */
  Symbol symbol(String name, Object value) {
    if (values.putIfAbsent(name, value) == null) {
      names.add(name);
    }
    long mask = 1L << Math.min(LAST, names.indexOf(name));
    return new Symbol(Precondition.input(name), mask, 1, null);
  }

  Map<String, Object> values() {
    return values;
  }

  /** That those inputs have the values that they had. */
  List<Precondition> fixed(long mask) {
    List<Precondition> conditions = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      if ((mask >>> Math.min(LAST, i) & 1) != 0) {
        String name = names.get(i);
        Object value = values.get(name);
        if (value != null) {
          conditions.add(Precondition.of("=", Precondition.input(name), Precondition.value(value)));
        }
      }
    }
    return conditions;
  }
}
