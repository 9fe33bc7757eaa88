package dev.jay.schedules;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The operators of preconditions by how strongly they bind, weakest first, and the functions with
 * their number of operands. Bit operators and shifts bind more strongly than comparisons, so that
 * {@code flags & 4 = 4} means what it seems to.
 */
final class Operators {
  private static final List<Set<String>> LEVELS =
      List.of(
          Set.of("or"),
          Set.of("and"),
          Set.of("=", "!=", "<", "<=", ">", ">="),
          Set.of("|"),
          Set.of("^"),
          Set.of("&"),
          Set.of("<<", ">>", ">>>"),
          Set.of("+", "-"),
          Set.of("*", "/", "%"));

  /** The level of what is no binary operation. */
  static final int OPERAND = LEVELS.size();

  private static final Set<String> ONE =
      Set.of(
          "not",
          "given",
          "length",
          "isEmpty",
          "trim",
          "toLowerCase",
          "parseInt",
          "parseLong",
          "parseDouble",
          "abs",
          "neg",
          "toByte",
          "toShort",
          "toChar",
          "toInt",
          "toLong",
          "toFloat",
          "toDouble");
  private static final Set<String> TWO =
      Set.of(
          "charAt",
          "min",
          "max",
          "startsWith",
          "endsWith",
          "contains",
          "equalsIgnoreCase",
          "indexOf");
  private static final Map<String, Object> CONSTANTS =
      Map.of(
          "true", true,
          "false", false,
          "NaN", Double.NaN,
          "Infinity", Double.POSITIVE_INFINITY,
          "NaNf", Float.NaN,
          "Infinityf", Float.POSITIVE_INFINITY);

  private Operators() {}

  static boolean isAt(int level, String operator) {
    return LEVELS.get(level).contains(operator);
  }

  static int level(String operator) {
    for (int i = 0; i < OPERAND; i++) {
      if (isAt(i, operator)) {
        return i;
      }
    }
    return OPERAND;
  }

  /** How many operands the function takes; 0 if there is none of this name. */
  static int operands(String function) {
    return ONE.contains(function) ? 1 : TWO.contains(function) ? 2 : 0;
  }

  static Map<String, Object> constants() {
    return CONSTANTS;
  }

  /** Whether the word means something else than an input. */
  static boolean isReserved(String word) {
    return level(word) < OPERAND || operands(word) > 0 || CONSTANTS.containsKey(word);
  }
}
