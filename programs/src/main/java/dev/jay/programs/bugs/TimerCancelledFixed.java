package dev.jay.programs.bugs;

import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

/** {@link TimerCancelled} with the timer cancelled after the task has scheduled its successor. */
public final class TimerCancelledFixed {
  public static void main(String[] args) throws InterruptedException {
    Timer timer = new Timer("timer");
    CountDownLatch begun = new CountDownLatch(1);
    timer.schedule(
        new TimerTask() {
          @Override
          public void run() {
            timer.schedule(nothing(), 0);
            begun.countDown();
          }
        },
        0);
    begun.await();
    timer.cancel();
  }

  private static TimerTask nothing() {
    return new TimerTask() {
      @Override
      public void run() {}
    };
  }
}
