package dev.jay.analysis.learn;

import dev.jay.schedules.Precondition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The inputs that a traced run has used, with their values: arguments, properties, sizes and
 * contents of files, and those that arrive later. An input may have no value: null was read.
 */
final class Inputs {
  private final List<String> names = new ArrayList<>();
  private final Map<String, Integer> numbers = new HashMap<>();
  private final Map<String, @Nullable Object> values = new LinkedHashMap<>();

  /** Those that stand for more than one value, or arrive late: results made of them are better. */
  private InputSet coarse = InputSet.EMPTY;

  /** The symbol of an input; it is known from now on. */
  Symbol symbol(String name, @Nullable Object value) {
    Integer number = numbers.get(name);
    if (number == null) {
      number = names.size();
      numbers.put(name, number);
      names.add(name);
      values.put(name, value);
    }
    return new Symbol(Precondition.input(name), InputSet.of(number), 1, null);
  }

  /** The same; what code that is not traced makes of it is rather an input of its own. */
  Symbol coarse(String name, @Nullable Object value) {
    Symbol symbol = symbol(name, value);
    coarse = coarse.with(symbol.inputs());
    return symbol;
  }

  boolean areCoarse(InputSet inputs) {
    return coarse.meets(inputs);
  }

  Map<String, @Nullable Object> values() {
    return values;
  }

  int count() {
    return names.size();
  }

  InputSet all() {
    return InputSet.below(names.size());
  }

  /** That those inputs have the values that they had. */
  List<Precondition> fixed(InputSet inputs) {
    return inputs.numbers().mapToObj(i -> fixed(names.get(i))).toList();
  }

  private Precondition fixed(String name) {
    Object value = values.get(name);
    Precondition input = Precondition.input(name);
    return value == null
        ? Precondition.of("not", Precondition.of("given", input))
        : Precondition.of("=", input, Precondition.value(value));
  }
}
