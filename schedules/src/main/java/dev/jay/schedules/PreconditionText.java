package dev.jay.schedules;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Writes a {@link Precondition} as people do: brackets only where precedence needs them. All binary
 * operators associate to the left, so a right operand of the same level stands in brackets. A name
 * that is no plain word stands between backquotes. The text is one line and can be encoded:
 * controls, line separators and surrogates are written as {@code \\uXXXX}.
 */
final class PreconditionText {
  /**
   * {@code arg0}, {@code property.user.dir}, {@code stdin[7]}, {@code size(arg0)}, {@code
   * digest(arg0)}.
   */
  private static final Pattern PLAIN =
      Pattern.compile("(?:size|digest)\\([A-Za-z_][\\w.]*\\)|[A-Za-z_][\\w.]*+(?:\\[[\\w.]*+\\])?");

  private PreconditionText() {}

  static String of(Precondition condition) {
    StringBuilder out = new StringBuilder();
    append(condition, 0, out);
    return out.toString();
  }

  private static void append(Precondition condition, int weakest, StringBuilder out) {
    String operator = condition.operator();
    if (condition.parts().isEmpty()) {
      out.append(operator.equals("input") ? name(condition) : literal(condition.leaf()));
      return;
    }
    int level = Operators.level(operator);
    if (level == Operators.OPERAND) {
      out.append(operator);
      String before = "(";
      for (Precondition part : condition.parts()) {
        out.append(before);
        append(part, 0, out);
        before = ", ";
      }
      out.append(')');
      return;
    }
    boolean bracketed = level < weakest;
    out.append(bracketed ? "(" : "");
    append(condition.parts().get(0), level, out);
    out.append(' ').append(operator).append(' ');
    append(condition.parts().get(1), level + 1, out);
    out.append(bracketed ? ")" : "");
  }

  private static String name(Precondition input) {
    String name = String.valueOf(input.leaf());
    boolean plain = PLAIN.matcher(name).matches() && !Operators.isReserved(name);
    return plain ? name : quoted(name, '`');
  }

  private static String literal(@Nullable Object value) {
    if (value instanceof String text) {
      return quoted(text, '"');
    }
    return value + (value instanceof Long ? "L" : value instanceof Float ? "f" : "");
  }

  private static String quoted(String text, char quote) {
    StringBuilder out = new StringBuilder().append(quote);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == quote || c == '\\') {
        out.append('\\').append(c);
      } else if (c == '\n') {
        out.append("\\n");
      } else if (Character.isISOControl(c)
          || Character.isSurrogate(c)
          || c == '\u2028'
          || c == '\u2029') {
        out.append(String.format("\\u%04x", (int) c));
      } else {
        out.append(c);
      }
    }
    return out.append(quote).toString();
  }
}
