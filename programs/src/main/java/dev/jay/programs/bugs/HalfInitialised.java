package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;

/**
 * Bug: a lazy initialiser says that it is done before it is. Schedule: the second thread asks
 * between the flag and the value.
 */
public final class HalfInitialised {
  private static volatile boolean initialised;
  private static volatile String value;

  public static void main(String[] args) throws InterruptedException {
    Together.run(HalfInitialised::use, HalfInitialised::use);
  }

  private static void use() {
    require(get() != null, "initialised, and there is nothing");
  }

  private static String get() {
    if (!initialised) {
      initialised = true;
      value = "value";
    }
    return value;
  }
}
