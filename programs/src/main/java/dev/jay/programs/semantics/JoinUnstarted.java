package dev.jay.programs.semantics;

/** Joining a thread that was not started, or has ended, returns at once. */
public final class JoinUnstarted {
  public static void main(String[] args) throws InterruptedException {
    Thread thread = new Thread(() -> System.out.println("runs"));
    thread.join();
    thread.join(1000);
    System.out.println("joined " + thread.getState());
    thread.interrupt();
    thread.start();
    thread.join();
    thread.join();
    thread.join(1000, 10);
    System.out.println("joined " + thread.getState());
  }
}
