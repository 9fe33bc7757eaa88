package dev.jay.programs.deadlock;

/** Main joins itself and nobody is left; exit code 101. */
public final class SelfJoin {
  public static void main(String[] args) throws InterruptedException {
    System.out.println("start");
    Thread.currentThread().join();
    System.out.println("never");
  }
}
