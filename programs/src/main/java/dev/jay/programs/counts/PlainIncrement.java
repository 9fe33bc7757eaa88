package dev.jay.programs.counts;

/** Two threads increment a plain static field. */
public final class PlainIncrement {
  private static int count;

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(() -> count++);
    Thread two = new Thread(() -> count++);
    one.start();
    two.start();
    one.join();
    two.join();
    if (count != 2) {
      throw new AssertionError("lost update: " + count);
    }
  }
}
