package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;

/** {@link DoubleCheckedLocking} with a volatile field. */
public final class DoubleCheckedLockingFixed {
  private static volatile DoubleCheckedLockingFixed instance;

  private final int value = 42;

  public static void main(String[] args) throws InterruptedException {
    Together.run(DoubleCheckedLockingFixed::use, DoubleCheckedLockingFixed::use);
  }

  private static void use() {
    require(instance().value == 42, "half an object");
  }

  private static DoubleCheckedLockingFixed instance() {
    if (instance == null) {
      synchronized (DoubleCheckedLockingFixed.class) {
        if (instance == null) {
          instance = new DoubleCheckedLockingFixed();
        }
      }
    }
    return instance;
  }
}
