package dev.jay.analysis.learn;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Properties that were given with {@code -D}, and variables of the environment. */
final class SystemInputs {
  private static final Set<String> CALLS =
      Set.of("java/lang/System.getProperty", "java/lang/System.getenv");

  /** Facts of the JDK and the machine; the first must be the same, the others hardly matter. */
  private static final List<String> FACTS =
      List.of("java.", "jdk.", "sun.", "os.", "user.", "file.", "path.", "line.", "native.");

  private final Inputs inputs;
  private final Set<String> given = new HashSet<>();

  SystemInputs(Inputs inputs, List<String> words) {
    this.inputs = inputs;
    for (String each : words) {
      if (each.startsWith("-D")) {
        int end = each.indexOf('=');
        given.add(each.substring(2, end < 0 ? each.length() : end));
      }
    }
  }

  /** Whether that call gives one, {@code name} with its class. */
  static boolean isOne(String name) {
    return CALLS.contains(name);
  }

  /** The symbol of what the call gave; null if it does not depend on inputs. */
  @Nullable Symbol symbol(String called, List<Value> arguments, Value result) {
    String name = arguments.isEmpty() ? null : text(arguments.get(0));
    if (name == null) {
      return null;
    }
    if (called.equals("getenv")) {
      return inputs.symbol("env[" + name + "]", result.constant());
    }
    boolean isGiven = given.contains(name);
    if (!isGiven && FACTS.stream().anyMatch(name::startsWith)) {
      return null;
    }
    boolean isDefault = !isGiven && arguments.size() > 1;
    return isDefault ? null : inputs.symbol("property[" + name + "]", result.constant());
  }

  private static @Nullable String text(Value value) {
    return value.ref() == null ? null : value.ref().text;
  }
}
