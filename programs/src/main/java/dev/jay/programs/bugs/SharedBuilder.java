package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;

/**
 * Bug: two threads append to one StringBuilder. Schedule: the second thread's words come between
 * those of the first.
 */
public final class SharedBuilder {
  public static void main(String[] args) throws InterruptedException {
    StringBuilder text = new StringBuilder();
    Together.run(() -> text.append("a").append("b"), () -> text.append("-"));
    require(text.indexOf("ab") >= 0, "torn: " + text);
  }
}
