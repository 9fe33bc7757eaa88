package dev.jay.programs.bugs;

import dev.jay.programs.Together;
import java.util.Objects;

/**
 * Bug: two threads take two monitors in opposite order. Schedule: each takes its first, and waits
 * for its second for ever.
 */
public final class LockOrder {
  private final Object left = new Object();
  private final Object right = new Object();

  public static void main(String[] args) throws InterruptedException {
    LockOrder locks = new LockOrder();
    Together.run(() -> both(locks.left, locks.right), () -> both(locks.right, locks.left));
  }

  private static void both(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
        Objects.requireNonNull(second);
      }
    }
  }
}
