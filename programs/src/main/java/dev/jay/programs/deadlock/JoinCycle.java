package dev.jay.programs.deadlock;

import dev.jay.programs.Workers;
import java.util.concurrent.CountDownLatch;

/** Two threads join each other, each alive when it is joined; exit code 101. */
public final class JoinCycle {
  public static void main(String[] args) {
    Thread[] threads = new Thread[2];
    CountDownLatch begin = new CountDownLatch(1);
    threads[0] = new Thread(() -> join(begin, threads[1]), "one-joins-two");
    threads[1] = new Thread(() -> join(begin, threads[0]), "two-joins-one");
    System.out.println("start");
    threads[0].start();
    threads[1].start();
    begin.countDown();
    Workers.join(threads[0]);
    System.out.println("never");
  }

  private static void join(CountDownLatch begin, Thread other) {
    try {
      begin.await();
      other.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
