package dev.jay.programs.semantics;

import dev.jay.programs.Poll;
import dev.jay.programs.Workers;
import java.util.concurrent.locks.LockSupport;

/** Threads in sleep, timed wait, parkNanos and timed join become TIMED_WAITING. */
public final class StateTimedWaiting {
  private interface Call {
    void run() throws InterruptedException;
  }

  public static void main(String[] args) {
    Object monitor = new Object();
    Thread sleeping = show("sleep", () -> Thread.sleep(60_000));
    Thread waiting =
        show(
            "wait",
            () -> {
              synchronized (monitor) {
                monitor.wait(60_000);
              }
            });
    Thread parking = show("parkNanos", () -> LockSupport.parkNanos(60_000_000_000L));
    Thread joining = show("join", () -> sleeping.join(60_000));
    for (Thread thread : new Thread[] {joining, waiting, parking, sleeping}) {
      thread.interrupt();
      Workers.join(thread);
      System.out.println(thread.getName() + " " + thread.getState());
    }
  }

  private static Thread show(String name, Call call) {
    Thread thread =
        new Thread(
            () -> {
              try {
                call.run();
              } catch (InterruptedException e) {
                // the end of it
              }
            },
            name);
    thread.start();
    Poll.until(() -> thread.getState() == Thread.State.TIMED_WAITING);
    System.out.println(name + " " + thread.getState());
    return thread;
  }
}
