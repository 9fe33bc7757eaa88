package dev.jay.programs;

import java.util.function.BooleanSupplier;

/** Waits for something that another thread does, by looking again and again, but not for ever. */
public final class Poll {
  private static final int LIMIT = 5000;

  private Poll() {}

  /** Looks up to 5000 times, a millisecond apart; says whether the condition came true. */
  public static boolean until(BooleanSupplier condition) {
    for (int i = 0; i < LIMIT; i++) {
      if (condition.getAsBoolean()) {
        return true;
      }
      try {
        Thread.sleep(1);
      } catch (InterruptedException e) {
        throw new IllegalStateException("interrupted while polling", e);
      }
    }
    return false;
  }
}
