package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

/** Main cancels timer tasks about when they are due; which still run varies. */
public final class TimerCancel {
  private static final class Note extends TimerTask {
    private final SharedLog log;
    private final String word;

    Note(SharedLog log, String word) {
      this.log = log;
      this.word = word;
    }

    @Override
    public void run() {
      Work.units(4);
      log.add(word);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    SharedLog log = new SharedLog();
    Timer timer = new Timer("timer", true);
    int cancelled = 0;
    for (int round = 0; round < 10; round++) {
      List<TimerTask> tasks = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        tasks.add(new Note(log, round + "." + i));
        timer.schedule(tasks.get(i), 1);
      }
      Thread.sleep(1);
      Work.uneven(round, 1);
      for (TimerTask task : tasks) {
        boolean inTime = task.cancel();
        log.add(inTime ? "c" : "-");
        cancelled += inTime ? 1 : 0;
      }
    }
    CountDownLatch last = new CountDownLatch(1);
    TimerTask end =
        new TimerTask() {
          @Override
          public void run() {
            last.countDown();
          }
        };
    timer.schedule(end, 1);
    last.await();
    System.out.println("ran" + log);
    System.out.println("outcome " + (log.count() - 40 + cancelled));
  }
}
