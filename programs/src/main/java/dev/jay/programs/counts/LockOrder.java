package dev.jay.programs.counts;

/** Two threads take two monitors in different order. */
public final class LockOrder {
  public static void main(String[] args) throws InterruptedException {
    Object left = new Object();
    Object right = new Object();
    Thread one = new Thread(() -> both(left, right));
    Thread two = new Thread(() -> both(right, left));
    one.start();
    two.start();
    one.join();
    two.join();
  }

  private static void both(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
        first.hashCode();
      }
    }
  }
}
