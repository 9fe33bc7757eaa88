package dev.jay.programs.semantics;

import dev.jay.programs.Workers;

/** The states of a thread before its start, of itself while it runs, and after its end. */
public final class StateNewAndTerminated {
  public static void main(String[] args) {
    Thread thread =
        new Thread(
            () ->
                System.out.println(
                    Thread.currentThread().getState() + " " + Thread.currentThread().isAlive()));
    System.out.println(thread.getState() + " " + thread.isAlive());
    thread.start();
    Workers.join(thread);
    System.out.println(thread.getState() + " " + thread.isAlive());
  }
}
