package dev.jay.bench;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What is measured of a fork: how long it took, or what it says of itself. In nanoseconds. */
enum Reading {
  /** From the start of the process to its end. */
  WALL_TIME {
    @Override
    double of(Fork.Outcome outcome) {
      return outcome.nanos();
    }
  },

  /** The last line, which is a number and nothing else. */
  LAST_LINE {
    @Override
    double of(Fork.Outcome outcome) {
      String[] lines = outcome.stdout().strip().split("\\R");
      return number(lines[lines.length - 1].strip(), outcome);
    }
  },

  /** The line {@code elapsed N ns}. */
  ELAPSED_LINE {
    @Override
    double of(Fork.Outcome outcome) {
      Matcher line = ELAPSED.matcher(outcome.stdout());
      return number(line.find() ? line.group(1) : "", outcome);
    }
  };

  private static final Pattern ELAPSED = Pattern.compile("(?m)^elapsed (\\d+) ns$");

  abstract double of(Fork.Outcome outcome);

  /** The comma is the decimal point of some locales. */
  private static double number(String text, Fork.Outcome outcome) {
    try {
      double number = Double.parseDouble(text.replace(',', '.'));
      if (number > 0) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Told below, as a number that makes no sense is.
    }
    throw new BenchFailure("no measured time in the output:\n" + outcome.stdout());
  }
}
