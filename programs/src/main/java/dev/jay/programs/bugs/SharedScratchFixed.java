package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;

/** {@link SharedScratch} with the work in a local variable. */
public final class SharedScratchFixed {
  public static void main(String[] args) throws InterruptedException {
    SharedScratchFixed formatter = new SharedScratchFixed();
    Together.run(() -> formatter.check(1), () -> formatter.check(2));
  }

  private void check(int value) {
    String formatted = format(value);
    require(formatted.equals("<" + value + ">"), value + " is formatted as " + formatted);
  }

  private String format(int value) {
    int scratch = value;
    return "<" + scratch + ">";
  }
}
