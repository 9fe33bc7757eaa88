package dev.jay.programs.platform.jni;

import dev.jay.programs.Workers;
import dev.jay.programs.platform.Natives;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;

/** Native threads that attach later unpark and interrupt those who wait. */
public final class LateUnpark {
  private LateUnpark() {}

  public static void main(String[] args) {
    CountDownLatch latch = new CountDownLatch(1);
    Natives.callLater(300, latch::countDown);
    Workers.run(
        3,
        worker -> {
          Thread self = Thread.currentThread();
          if (worker == 0) {
            latch.await();
          } else if (worker == 1) {
            boolean[] done = new boolean[1];
            Natives.callLater(
                200,
                () -> {
                  done[0] = true;
                  LockSupport.unpark(self);
                });
            while (!done[0]) {
              LockSupport.park();
            }
          } else {
            Natives.callLater(100, self::interrupt);
            try {
              Thread.sleep(60_000);
              throw new IllegalStateException("not interrupted");
            } catch (InterruptedException expected) {
              latch.await();
            }
          }
        });
    System.out.println("woken");
  }
}
