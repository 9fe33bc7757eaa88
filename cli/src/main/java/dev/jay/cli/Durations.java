package dev.jay.cli;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Durations as they are written on the command line: a number and a unit, such as 3us. */
final class Durations {
  private static final Pattern FORM = Pattern.compile("(\\d+(?:\\.\\d+)?)\\s*(ns|us|ms|s|m|min|h)");

  private Durations() {}

  /** Nanoseconds, at least one. */
  static long parseNanos(String text) {
    Matcher matcher = FORM.matcher(text.trim().toLowerCase(Locale.ROOT));
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "'" + text + "' is not a duration; write a number and a unit, such as 500ns, 3us or 60s");
    }
    BigDecimal nanos =
        new BigDecimal(matcher.group(1)).multiply(BigDecimal.valueOf(nanosPer(matcher.group(2))));
    if (nanos.compareTo(BigDecimal.ONE) < 0
        || nanos.compareTo(BigDecimal.valueOf(Long.MAX_VALUE)) > 0) {
      throw new IllegalArgumentException("'" + text + "' is out of range; 1ns is the least");
    }
    return nanos.longValue();
  }

  private static long nanosPer(String unit) {
    return switch (unit) {
      case "ns" -> 1L;
      case "us" -> 1_000L;
      case "ms" -> 1_000_000L;
      case "s" -> 1_000_000_000L;
      case "m", "min" -> 60_000_000_000L;
      default -> 3_600_000_000_000L;
    };
  }

  /** For picocli. */
  static final class Converter implements ITypeConverter<Long> {
    @Override
    public Long convert(String value) {
      try {
        return parseNanos(value);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(e.getMessage());
      }
    }
  }
}
