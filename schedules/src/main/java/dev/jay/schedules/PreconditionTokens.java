package dev.jay.schedules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Cuts the text of a precondition into tokens: numbers, words, operators, quoted texts and names. A
 * minus sign is a token of its own; the parser knows whether it is a sign or an operator. The
 * bracket of {@code stdin[7]}, {@code size(arg0)} and {@code digest(arg0)} belongs to the name. One
 * pass, no recursion, so that a hostile text costs its length.
 */
final class PreconditionTokens {
  private static final String[] SYMBOLS = {
    ">>>", "<<", ">>", "!=", "<=", ">=", "=", "<", ">", "+", "-", "*", "/", "%", "(", ")", ",", "&",
    "|", "^"
  };

  /** What an input may tell of a file. */
  private static final Set<String> OF_FILES = Set.of("size", "digest");

  private final String text;
  private final List<String> tokens = new ArrayList<>();
  private int at;

  private PreconditionTokens(String text) {
    this.text = text;
  }

  /** Throws {@link IllegalArgumentException} where no token begins. */
  static List<String> of(String text) {
    PreconditionTokens scan = new PreconditionTokens(text);
    while (scan.at < text.length()) {
      char c = text.charAt(scan.at);
      if (Character.isWhitespace(c)) {
        scan.at++;
      } else {
        int from = scan.at;
        scan.skip(c);
        scan.tokens.add(text.substring(from, scan.at));
      }
    }
    return scan.tokens;
  }

  private void skip(char c) {
    if (c == '"' || c == '`') {
      quoted(c);
    } else if (isDigit(c)) {
      number();
    } else if (isLetter(c)) {
      word();
    } else {
      symbol();
    }
  }

  private void quoted(char quote) {
    for (int i = at + 1; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == quote) {
        at = i + 1;
        return;
      }
      i += c == '\\' ? 1 : 0;
    }
    throw refused();
  }

  private void number() {
    while (at < text.length() && (isDigit(text.charAt(at)) || text.charAt(at) == '.')) {
      at++;
    }
    if (at < text.length() && text.charAt(at) == 'E') {
      at += at + 1 < text.length() && text.charAt(at + 1) == '-' ? 2 : 1;
      while (at < text.length() && isDigit(text.charAt(at))) {
        at++;
      }
    }
    if (at < text.length() && (text.charAt(at) == 'L' || text.charAt(at) == 'f')) {
      at++;
    }
  }

  private void word() {
    int from = at;
    inWord();
    if (at == text.length()) {
      return;
    }
    boolean ofFile = text.charAt(at) == '(' && OF_FILES.contains(text.substring(from, at));
    if (ofFile || text.charAt(at) == '[') {
      at++;
      inWord();
      if (at == text.length() || text.charAt(at) != (ofFile ? ')' : ']')) {
        throw refused();
      }
      at++;
    }
  }

  private void inWord() {
    while (at < text.length()
        && (isLetter(text.charAt(at)) || isDigit(text.charAt(at)) || text.charAt(at) == '.')) {
      at++;
    }
  }

  private void symbol() {
    for (String symbol : SYMBOLS) {
      if (text.startsWith(symbol, at)) {
        at += symbol.length();
        return;
      }
    }
    throw refused();
  }

  private IllegalArgumentException refused() {
    return new IllegalArgumentException("no precondition: '" + text.substring(at) + "'");
  }

  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_';
  }
}
