package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;

/**
 * Bug: the user of a configuration believes that its loader was faster. Schedule: the second thread
 * runs before the first.
 */
public final class OrderViolation {
  private volatile String configuration;

  public static void main(String[] args) throws InterruptedException {
    OrderViolation program = new OrderViolation();
    Together.run(() -> program.configuration = "loaded", program::use);
  }

  private void use() {
    require(configuration != null, "used before it was loaded");
  }
}
