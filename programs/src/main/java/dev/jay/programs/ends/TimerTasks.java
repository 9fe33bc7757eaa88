package dev.jay.programs.ends;

import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

/** A java.util.Timer with a single and a repeated task, cancelled at the end. */
public final class TimerTasks {
  public static void main(String[] args) throws InterruptedException {
    Timer timer = new Timer("timer");
    CountDownLatch single = new CountDownLatch(1);
    CountDownLatch repeated = new CountDownLatch(3);
    timer.schedule(task(single), 10);
    timer.schedule(task(repeated), 5, 5);
    single.await();
    repeated.await();
    timer.cancel();
    System.out.println("single " + single.getCount() + " repeated " + repeated.getCount());
    try {
      timer.schedule(task(single), 1);
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
  }

  private static TimerTask task(CountDownLatch latch) {
    return new TimerTask() {
      @Override
      public void run() {
        latch.countDown();
      }
    };
  }
}
