package dev.jay.programs.deadlock;

import dev.jay.programs.Workers;
import java.util.concurrent.CountDownLatch;

/** A thread holds a monitor while it waits for a latch that only its rival opens; exit code 101. */
public final class MonitorAndLatch {
  static final class Ledger {}

  public static void main(String[] args) {
    Ledger ledger = new Ledger();
    CountDownLatch held = new CountDownLatch(1);
    CountDownLatch posted = new CountDownLatch(1);
    Thread keeper =
        new Thread(
            () -> {
              synchronized (ledger) {
                held.countDown();
                await(posted);
              }
            },
            "keeper");
    Thread poster =
        new Thread(
            () -> {
              await(held);
              synchronized (ledger) {
                posted.countDown();
              }
            },
            "poster");
    System.out.println("start");
    keeper.start();
    poster.start();
    Workers.join(keeper);
    Workers.join(poster);
    System.out.println("never");
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
