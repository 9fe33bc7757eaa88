package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;

/** {@link HalfInitialised} with the value first. */
public final class HalfInitialisedFixed {
  private static volatile boolean initialised;
  private static volatile String value;

  public static void main(String[] args) throws InterruptedException {
    Together.run(HalfInitialisedFixed::use, HalfInitialisedFixed::use);
  }

  private static void use() {
    require(get() != null, "initialised, and there is nothing");
  }

  private static String get() {
    if (!initialised) {
      value = "value";
      initialised = true;
    }
    return value;
  }
}
