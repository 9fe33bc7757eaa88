package dev.jay.programs.platform.desktop;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import javax.swing.SwingWorker;

/** Workers of Swing publish pieces and progress while they compute; one is cancelled. */
public final class SwingPublishing {
  private SwingPublishing() {}

  public static void main(String[] args) throws Exception {
    System.setProperty("java.awt.headless", "true");
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch done = new CountDownLatch(4);
    AtomicInteger sum = new AtomicInteger();
    List<SwingWorker<Integer, Integer>> workers = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      workers.add(new Publisher(i, sum, begun, done));
    }
    workers.forEach(SwingWorker::execute);
    begun.await();
    workers.get(3).cancel(true);
    done.await();
    System.out.println(sum + " " + workers.get(3).isCancelled());
  }

  private static final class Publisher extends SwingWorker<Integer, Integer> {
    private final int number;
    private final AtomicInteger sum;
    private final CountDownLatch begun;
    private final CountDownLatch done;

    Publisher(int number, AtomicInteger sum, CountDownLatch begun, CountDownLatch done) {
      this.number = number;
      this.sum = sum;
      this.begun = begun;
      this.done = done;
    }

    @Override
    protected Integer doInBackground() throws Exception {
      if (number == 3) {
        begun.countDown();
        Thread.sleep(60_000);
      }
      for (int i = 0; i < 10; i++) {
        publish(i);
        setProgress(10 * i);
        Thread.sleep(3);
      }
      return number;
    }

    @Override
    protected void process(List<Integer> pieces) {
      pieces.forEach(sum::addAndGet);
    }

    @Override
    protected void done() {
      done.countDown();
    }
  }
}
