package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;

/**
 * Bug: a formatter keeps its work in a field, as SimpleDateFormat does, and two threads use it.
 * Schedule: the second thread sets the field between the first one's writing and reading.
 */
public final class SharedScratch {
  private int scratch;

  public static void main(String[] args) throws InterruptedException {
    SharedScratch formatter = new SharedScratch();
    Together.run(() -> formatter.check(1), () -> formatter.check(2));
  }

  private void check(int value) {
    String formatted = format(value);
    require(formatted.equals("<" + value + ">"), value + " is formatted as " + formatted);
  }

  private String format(int value) {
    scratch = value;
    return "<" + scratch + ">";
  }
}
