package dev.jay.programs.ends;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;

/** A thread computes until it is interrupted, asking the static and the instance method. */
public final class SpinOnInterrupt {
  public static void main(String[] args) {
    Thread one =
        new Thread(
            () -> {
              while (!Thread.interrupted()) {}
              System.out.println("one ends");
            });
    Thread two =
        new Thread(
            () -> {
              while (!Thread.currentThread().isInterrupted()) {}
              System.out.println("two ends");
            });
    one.start();
    two.start();
    Work.units(100);
    one.interrupt();
    Workers.join(one);
    two.interrupt();
    Workers.join(two);
  }
}
