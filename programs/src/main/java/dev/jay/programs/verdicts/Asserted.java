package dev.jay.programs.verdicts;

/** Fails by an assertion if the other thread is first; where it counts from is a property. */
public final class Asserted {
  private static int count;

  private Asserted() {}

  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    int from = Integer.getInteger("jay.from", 0);
    count = from;
    Thread other =
        new Thread(
            () -> {
              synchronized (lock) {
                count++;
              }
            });
    other.start();
    synchronized (lock) {
      assert count == from : count + " is not " + from;
    }
    other.join();
  }
}
