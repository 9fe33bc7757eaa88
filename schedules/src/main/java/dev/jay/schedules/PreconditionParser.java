package dev.jay.schedules;

import java.util.List;

/**
 * Reads the text of a {@link Precondition} by precedence climbing over {@link Operators}. Both the
 * nesting and the number of operations are bounded, since what is read is later evaluated by
 * recursion.
 */
public final class PreconditionParser {
  private static final int DEEPEST = 200;
  private static final int MOST_OPERATIONS = 2000;

  private final List<String> tokens;
  private int next;
  private int depth; // brackets and functions around the place that is read
  private int operations;

  private PreconditionParser(List<String> tokens) {
    this.tokens = tokens;
  }

  /** Throws {@link IllegalArgumentException}, which says what is wrong. */
  public static Precondition parse(String text) {
    PreconditionParser parser = new PreconditionParser(PreconditionTokens.of(text));
    Precondition result = parser.level(0);
    parser.expect("");
    return result;
  }

  private String peek() {
    return next < tokens.size() ? tokens.get(next) : "";
  }

  private void expect(String token) {
    if (!peek().equals(token)) {
      throw new IllegalArgumentException("'" + token + "' expected at '" + peek() + "'");
    }
    next++;
  }

  private Precondition level(int level) {
    if (level == Operators.OPERAND) {
      return operand();
    }
    Precondition left = level(level + 1);
    while (Operators.isAt(level, peek())) {
      String operator = tokens.get(next++);
      count();
      left = Precondition.of(operator, left, level(level + 1));
    }
    return left;
  }

  private void count() {
    if (++operations > MOST_OPERATIONS) {
      throw new IllegalArgumentException("more than " + MOST_OPERATIONS + " operations");
    }
  }

  private Precondition nested() {
    if (++depth > DEEPEST) {
      throw new IllegalArgumentException("nested deeper than " + DEEPEST);
    }
    Precondition inner = level(0);
    depth--;
    return inner;
  }

  private Precondition operand() {
    String token = peek();
    next++;
    if (token.isEmpty()) {
      throw new IllegalArgumentException("it ends too early");
    }
    if (token.equals("(")) {
      Precondition inner = nested();
      expect(")");
      return inner;
    }
    char c = token.charAt(0);
    if (c == '"') {
      return Precondition.value(unquoted(token));
    }
    if (c == '`') {
      return Precondition.input(unquoted(token));
    }
    if (PreconditionTokens.isDigit(c)) {
      return Precondition.value(number(token));
    }
    if (c == '-') {
      String number = peek();
      next++;
      return Precondition.value(negative(number));
    }
    Object constant = Operators.constants().get(token);
    if (constant != null) {
      return Precondition.value(constant);
    }
    if (Operators.operands(token) > 0) {
      return function(token);
    }
    if (!PreconditionTokens.isLetter(c) || Operators.isReserved(token)) {
      throw new IllegalArgumentException("an operand expected at '" + token + "'");
    }
    return Precondition.input(token);
  }

  private Precondition function(String name) {
    count();
    expect("(");
    Precondition first = nested();
    if (Operators.operands(name) == 1) {
      expect(")");
      return Precondition.of(name, first);
    }
    expect(",");
    Precondition second = nested();
    expect(")");
    return Precondition.of(name, first, second);
  }

  private static Object negative(String number) {
    if (number.equals("Infinity")) {
      return Double.NEGATIVE_INFINITY;
    }
    if (number.equals("Infinityf")) {
      return Float.NEGATIVE_INFINITY;
    }
    if (number.isEmpty() || !PreconditionTokens.isDigit(number.charAt(0))) {
      throw new IllegalArgumentException("a number expected at '" + number + "'");
    }
    return number("-" + number);
  }

  private static Object number(String token) {
    String digits = token.substring(0, token.length() - 1);
    if (token.endsWith("L")) {
      return Long.valueOf(digits);
    }
    if (token.endsWith("f")) {
      return Float.valueOf(digits);
    }
    return token.indexOf('.') >= 0 ? (Object) Double.valueOf(token) : Integer.valueOf(token);
  }

  private static String unquoted(String token) {
    StringBuilder out = new StringBuilder();
    for (int i = 1; i < token.length() - 1; i++) {
      char c = token.charAt(i);
      if (c != '\\') {
        out.append(c);
        continue;
      }
      char escaped = token.charAt(++i);
      if (escaped == 'u') {
        out.append((char) Integer.parseInt(token, i + 1, Math.min(i + 5, token.length() - 1), 16));
        i += 4;
      } else {
        out.append(escaped == 'n' ? '\n' : escaped);
      }
    }
    return out.toString();
  }
}
