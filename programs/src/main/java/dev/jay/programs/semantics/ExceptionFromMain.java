package dev.jay.programs.semantics;

import dev.jay.programs.Workers;

/** An exception out of main gives exit code 1, after the other threads have ended. */
public final class ExceptionFromMain {
  public static void main(String[] args) {
    Thread main = Thread.currentThread();
    new Thread(
            () -> {
              Workers.join(main);
              System.out.println("the other thread ends, main is " + main.getState());
            })
        .start();
    throw new IllegalStateException("out of main");
  }
}
