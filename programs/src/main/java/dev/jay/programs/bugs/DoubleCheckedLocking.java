package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;

/**
 * Bug: the first look at the instance is outside the monitor and the field is not volatile: a data
 * race. Schedule: one thread looks while the other, in the monitor, writes.
 */
public final class DoubleCheckedLocking {
  private static DoubleCheckedLocking instance;

  private final int value = 42;

  public static void main(String[] args) throws InterruptedException {
    Together.run(DoubleCheckedLocking::use, DoubleCheckedLocking::use);
  }

  private static void use() {
    require(instance().value == 42, "half an object");
  }

  private static DoubleCheckedLocking instance() {
    if (instance == null) {
      synchronized (DoubleCheckedLocking.class) {
        if (instance == null) {
          instance = new DoubleCheckedLocking();
        }
      }
    }
    return instance;
  }
}
