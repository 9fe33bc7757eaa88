package dev.jay.schedules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An expression over named inputs. Values are Integer, Long, Float, Double, String and Boolean;
 * arithmetic, comparisons and casts promote, wrap and round as Java's do; bytes, shorts and chars
 * are Integers, as on the JVM's stack. What cannot be evaluated (an unknown input, a division by
 * zero, a text that is no number) has no value, and neither has what contains it, {@code not}
 * included; {@code and} and {@code or} look at their right side only if they need it, and {@code
 * given} says whether there is a value. So {@link #holds} never throws. The text form is written by
 * {@link PreconditionText} and read by {@link PreconditionParser}.
 *
 * @param operator an operator, a function, {@code input} or {@code value}; see {@link Operators}
 * @param leaf the name of an input, or the value
 * @param parts the operands
 */
public record Precondition(String operator, @Nullable Object leaf, List<Precondition> parts) {
  public static Precondition input(String name) {
    return new Precondition("input", name, List.of());
  }

  public static Precondition value(Object value) {
    return new Precondition("value", value, List.of());
  }

  public static Precondition of(String operator, Precondition... parts) {
    return new Precondition(operator, null, List.of(parts));
  }

  /** What all must hold for this to hold: itself, or both sides of an {@code and}. */
  public List<Precondition> conjuncts() {
    if (!operator.equals("and")) {
      return List.of(this);
    }
    List<Precondition> all = new ArrayList<>();
    for (Precondition each : parts) {
      all.addAll(each.conjuncts());
    }
    return all;
  }

  /** The names of the inputs in it. */
  public Set<String> inputs() {
    Set<String> names = new HashSet<>();
    addInputs(names);
    return names;
  }

  private void addInputs(Set<String> names) {
    if (operator.equals("input")) {
      names.add(String.valueOf(leaf));
    }
    for (Precondition each : parts) {
      each.addInputs(names);
    }
  }

  /** Whether one of these inputs is in it. */
  public boolean asksFor(Set<String> names) {
    boolean asks = operator.equals("input") && names.contains(String.valueOf(leaf));
    for (Precondition each : parts) {
      asks |= each.asksFor(names);
    }
    return asks;
  }

  /** The same with these inputs replaced by their values. */
  public Precondition with(Map<String, ?> inputs) {
    Object value = operator.equals("input") ? inputs.get(String.valueOf(leaf)) : null;
    if (value != null) {
      return value(value);
    }
    List<Precondition> replaced = new ArrayList<>();
    for (Precondition each : parts) {
      replaced.add(each.with(inputs));
    }
    return new Precondition(operator, leaf, replaced);
  }

  /** The same with these inputs replaced by expressions. */
  public Precondition over(Map<String, Precondition> inputs) {
    Precondition known = operator.equals("input") ? inputs.get(String.valueOf(leaf)) : null;
    if (known != null) {
      return known;
    }
    List<Precondition> replaced = new ArrayList<>();
    for (Precondition each : parts) {
      replaced.add(each.over(inputs));
    }
    return new Precondition(operator, leaf, replaced);
  }

  /** Whether it has a value for these inputs, and that is true. */
  public boolean holds(Map<String, ?> inputs) {
    return Boolean.TRUE.equals(evaluate(inputs));
  }

  /** Its value for these inputs, or null if it has none. */
  public @Nullable Object evaluate(Map<String, ?> inputs) {
    if (parts.isEmpty()) {
      return operator.equals("input") ? inputs.get(String.valueOf(leaf)) : leaf;
    }
    Object a = parts.get(0).evaluate(inputs);
    if (operator.equals("given")) {
      return a != null;
    }
    if (a == null) {
      return null;
    }
    if (operator.equals("and") || operator.equals("or")) {
      boolean decides = operator.equals("or");
      return !(a instanceof Boolean) || a.equals(decides) ? a : parts.get(1).evaluate(inputs);
    }
    if (parts.size() == 1) {
      return one(a);
    }
    Object b = parts.get(1).evaluate(inputs);
    return b == null ? null : two(a, b);
  }

  private @Nullable Object one(Object a) {
    if (a instanceof Boolean truth) {
      return operator.equals("not") ? !truth : null;
    }
    if (a instanceof Number number) {
      return Arithmetic.of(operator, number);
    }
    return a instanceof String text ? Texts.of(operator, text) : null;
  }

  private @Nullable Object two(Object a, Object b) {
    if (a instanceof Number x && b instanceof Number y) {
      return Arithmetic.of(operator, x, y);
    }
    if (a instanceof String text && b instanceof Integer number) {
      return Texts.of(operator, text, number);
    }
    if (a.getClass() != b.getClass()) {
      return null;
    }
    return switch (operator) {
      case "=" -> (Object) a.equals(b);
      case "!=" -> (Object) !a.equals(b);
      default -> a instanceof String x && b instanceof String y ? Texts.of(operator, x, y) : null;
    };
  }

  @Override
  public String toString() {
    return PreconditionText.of(this);
  }
}
