package dev.jay.programs.ops;

import dev.jay.programs.FirstUse;
import java.util.Locale;

/** The first formatted strings. */
public final class FirstStringFormat {
  public static void main(String[] args) {
    FirstUse.run(
        worker -> String.format("%d %s %x", worker, "text", 255),
        worker -> String.format(Locale.GERMANY, "%,.2f", 12345.678 + worker),
        worker -> String.format("%e %g %tY", 1.5, 2.5, 0L));
  }
}
