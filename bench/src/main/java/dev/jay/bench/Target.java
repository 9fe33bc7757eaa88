package dev.jay.bench;

import java.util.Locale;

/** What is hoped for, if anything: a ratio, or a time on top of the plain one. */
sealed interface Target {
  /** At most that many times the plain time. */
  record Ratio(double limit) implements Target {
    @Override
    public String toString() {
      return String.format(Locale.ROOT, "at most %.2fx", limit);
    }

    @Override
    public String verdict(double plain, double jay) {
      return jay / plain <= limit ? "yes" : "no";
    }
  }

  /** At most that many nanoseconds more than the plain time. */
  record Extra(double nanos) implements Target {
    @Override
    public String toString() {
      return "at most " + seconds(nanos);
    }

    @Override
    public String verdict(double plain, double jay) {
      return (jay - plain <= nanos ? "yes, " : "no, ") + seconds(jay - plain);
    }

    private static String seconds(double nanos) {
      return String.format(Locale.ROOT, "%+.2f s", nanos / 1e9);
    }
  }

  /** Only measured. */
  record None() implements Target {
    @Override
    public String toString() {
      return "-";
    }

    @Override
    public String verdict(double plain, double jay) {
      return "-";
    }
  }

  /** Whether the medians meet it, as the table says it. */
  String verdict(double plain, double jay);
}
