package dev.jay.schedules;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Methods of String, and those that make a number of one; no value where Java throws. Letters are
 * those of no language: {@code toLowerCase} is not what a Turkish machine does.
 */
final class Texts {
  private Texts() {}

  static @Nullable Object of(String operator, String a) {
    try {
      return switch (operator) {
        case "length" -> (Object) a.length();
        case "isEmpty" -> (Object) a.isEmpty();
        case "trim" -> a.trim();
        case "toLowerCase" -> a.toLowerCase(Locale.ROOT);
        case "parseInt" -> (Object) Integer.parseInt(a);
        case "parseLong" -> (Object) Long.parseLong(a);
        case "parseDouble" -> (Object) Double.parseDouble(a);
        default -> null;
      };
    } catch (NumberFormatException e) {
      return null;
    }
  }

  static @Nullable Object of(String operator, String a, int b) {
    return switch (operator) {
      case "charAt" -> b >= 0 && b < a.length() ? (Object) (int) a.charAt(b) : null;
      case "indexOf" -> (Object) a.indexOf(b);
      default -> null;
    };
  }

  static @Nullable Object of(String operator, String a, String b) {
    return switch (operator) {
      case "startsWith" -> (Object) a.startsWith(b);
      case "endsWith" -> (Object) a.endsWith(b);
      case "contains" -> (Object) a.contains(b);
      case "equalsIgnoreCase" -> (Object) a.equalsIgnoreCase(b);
      case "indexOf" -> (Object) a.indexOf(b);
      default -> null;
    };
  }
}
