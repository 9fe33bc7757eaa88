package dev.jay.programs.semantics;

import dev.jay.programs.Workers;

/** A shutdown hook runs after main and the last thread have ended. */
public final class ShutdownHookRuns {
  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
    Thread removed = new Thread(() -> System.out.println("never"));
    Runtime.getRuntime().addShutdownHook(removed);
    System.out.println("removed " + Runtime.getRuntime().removeShutdownHook(removed));
    Thread main = Thread.currentThread();
    new Thread(
            () -> {
              Workers.join(main);
              System.out.println("last thread");
            })
        .start();
    System.out.println("main");
  }
}
