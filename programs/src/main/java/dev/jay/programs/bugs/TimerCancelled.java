package dev.jay.programs.bugs;

import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

/**
 * Bug: a task schedules its successor on a timer that another thread cancels. Schedule: the timer
 * is cancelled between the task's beginning and its call of schedule, which throws.
 */
public final class TimerCancelled {
  public static void main(String[] args) throws InterruptedException {
    Timer timer = new Timer("timer");
    CountDownLatch begun = new CountDownLatch(1);
    timer.schedule(
        new TimerTask() {
          @Override
          public void run() {
            begun.countDown();
            timer.schedule(nothing(), 0);
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
