package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

/** Two timers with single and repeated tasks; how their tasks interleave varies. */
public final class TimerOrder {
  public static void main(String[] args) throws InterruptedException {
    SharedLog log = new SharedLog();
    CountDownLatch enough = new CountDownLatch(24);
    Timer one = new Timer("timer-1");
    Timer two = new Timer("timer-2");
    for (int i = 0; i < 6; i++) {
      one.schedule(task(log, "a" + i, enough), i * 5 % 4);
      two.schedule(task(log, "b" + i, enough), i * 7 % 4);
    }
    one.schedule(task(log, "c", enough), 1, 2);
    two.scheduleAtFixedRate(task(log, "d", enough), 1, 1);
    enough.await();
    one.cancel();
    two.cancel();
    System.out.println("order" + log);
    System.out.println("outcome " + enough.getCount());
  }

  private static TimerTask task(SharedLog log, String name, CountDownLatch enough) {
    return new TimerTask() {
      @Override
      public void run() {
        Work.uneven(name.charAt(0), 1);
        synchronized (log) {
          if (enough.getCount() > 0) {
            log.addBy(name);
            enough.countDown();
          }
        }
      }
    };
  }
}
