package dev.jay.programs.ends;

import dev.jay.programs.Workers;

/** Main ends at once; the threads it started go on, and start others. */
public final class LateThread {
  public static void main(String[] args) {
    Thread main = Thread.currentThread();
    new Thread(
            () -> {
              Workers.join(main);
              Thread next = new Thread(() -> System.out.println("the last one"));
              System.out.println("after main");
              next.start();
            })
        .start();
    System.out.println("main ends");
  }
}
