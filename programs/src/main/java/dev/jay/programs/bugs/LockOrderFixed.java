package dev.jay.programs.bugs;

import dev.jay.programs.Together;
import java.util.Objects;

/** {@link LockOrder} with one order for all. */
public final class LockOrderFixed {
  private final Object left = new Object();
  private final Object right = new Object();

  public static void main(String[] args) throws InterruptedException {
    LockOrderFixed locks = new LockOrderFixed();
    Together.run(() -> both(locks.left, locks.right), () -> both(locks.left, locks.right));
  }

  private static void both(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
        Objects.requireNonNull(second);
      }
    }
  }
}
