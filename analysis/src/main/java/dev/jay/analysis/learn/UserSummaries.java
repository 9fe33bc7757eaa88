package dev.jay.analysis.learn;

import dev.jay.analysis.code.Method;
import dev.jay.schedules.Precondition;
import dev.jay.schedules.PreconditionParser;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AnnotationNode;

/**
 * What methods give back by their users' word: the api's {@code @Summary("parseInt(p0)")}. The
 * result of such a method is that expression over its arguments, whatever happens inside; but it
 * must be what the method gave back in the traced run.
 */
final class UserSummaries {
  private static final String ANNOTATION = "Ldev/jay/api/Summary;";

  private final Map<Method, @Nullable String> texts = new HashMap<>();
  private @Nullable String wrong;

  /** The expression of a method, or null if it has none. */
  @Nullable String of(Method method) {
    if (!texts.containsKey(method)) {
      texts.put(method, text(method));
    }
    return texts.get(method);
  }

  private static @Nullable String text(Method method) {
    List<AnnotationNode> all = method.node.invisibleAnnotations;
    for (AnnotationNode each : all == null ? List.<AnnotationNode>of() : all) {
      if (each.desc.equals(ANNOTATION) && each.values.size() == 2) {
        return String.valueOf(each.values.get(1));
      }
    }
    return null;
  }

  /** What is wrong with one of them, or null. */
  @Nullable String wrong() {
    return wrong;
  }

  /** The result of a call with these arguments, {@code this} left out. */
  Value result(Method method, List<Value> arguments, Value result) {
    String text = of(method);
    if (text == null) {
      return result;
    }
    Precondition expression;
    try {
      expression = PreconditionParser.parse(text);
    } catch (IllegalArgumentException e) {
      tell(method, text + ", is no expression: " + e.getMessage());
      return result;
    }
    Map<String, Object> constants = new HashMap<>();
    Map<String, Precondition> expressions = new HashMap<>();
    Symbol all = null;
    boolean isKnown = true;
    for (String name : expression.inputs()) {
      Value argument = argument(name, arguments);
      if (argument == null) {
        tell(method, text + ", is about " + name + ", and the method has no such parameter");
        return result;
      }
      Object constant = argument.constant();
      Precondition known = argument.expression();
      if (constant != null) {
        constants.put(name, constant);
      }
      if (known != null) {
        expressions.put(name, known);
      }
      isKnown &= known != null;
      all = all == null ? argument.symbol() : Symbol.either(all, argument.symbol());
    }
    Object said = number(expression.evaluate(constants));
    Object was = result.constant();
    if (said != null && was != null && !said.equals(was)) {
      tell(method, text + ", says " + said + " where the method gave back " + was);
    }
    if (all == null || !isKnown) {
      return result.with(Symbol.either(all, null));
    }
    Precondition sum = expression.over(expressions);
    return result.with(new Symbol(sum, all.inputs(), 1 + expressions.size(), all.outside()));
  }

  private void tell(Method method, String what) {
    String where = method.owner.replace('/', '.') + "." + method.node.name;
    wrong = "@Summary of " + where + ", " + what;
  }

  private static @Nullable Value argument(String name, List<Value> arguments) {
    try {
      int number = name.startsWith("p") ? Integer.parseInt(name.substring(1)) : -1;
      return number < 0 || number >= arguments.size() ? null : arguments.get(number);
    } catch (NumberFormatException e) {
      return null;
    }
  }

  /** Truth values are numbers on the JVM's stack. */
  private static @Nullable Object number(@Nullable Object value) {
    return value instanceof Boolean truth ? (Object) (truth ? 1 : 0) : value;
  }

  /** The arguments of a method that has a summary, as they are before it changes them. */
  @Nullable List<Value> arguments(Frame frame) {
    if (of(frame.method) == null) {
      return null;
    }
    List<Value> arguments = new ArrayList<>();
    int local = 0;
    for (int i = 0; i < frame.method.parameters.length; i++) {
      if (i > 0 || frame.method.isStatic) {
        arguments.add(frame.locals[local]);
      }
      local += frame.method.parameters[i].getSize();
    }
    return arguments;
  }
}
