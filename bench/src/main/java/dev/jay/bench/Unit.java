package dev.jay.bench;

import java.util.Locale;

/** How numbers of nanoseconds are shown. */
enum Unit {
  NANOSECONDS("ns", 1, "%.1f ns"),
  MILLISECONDS("ms", 1e6, "%.0f ms");

  private final String symbol;
  private final double nanos;
  private final String format;

  Unit(String symbol, double nanos, String format) {
    this.symbol = symbol;
    this.nanos = nanos;
    this.format = format;
  }

  String show(double value) {
    return String.format(Locale.ROOT, format, value / nanos);
  }

  @Override
  public String toString() {
    return symbol;
  }
}
