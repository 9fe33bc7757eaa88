package dev.jay.programs.semantics;

import dev.jay.programs.Poll;
import dev.jay.programs.Workers;

/** A thread that wants a monitor another thread holds becomes BLOCKED. */
public final class StateBlocked {
  public static void main(String[] args) {
    Object monitor = new Object();
    Thread thread =
        new Thread(
            () -> {
              synchronized (monitor) {
                System.out.println("entered");
              }
            });
    synchronized (monitor) {
      thread.start();
      Poll.until(() -> thread.getState() == Thread.State.BLOCKED);
      System.out.println(thread.getState());
    }
    Workers.join(thread);
    System.out.println(thread.getState());
  }
}
