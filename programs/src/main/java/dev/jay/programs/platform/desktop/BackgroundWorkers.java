package dev.jay.programs.platform.desktop;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import javax.swing.SwingWorker;

/** Workers of Swing's compute in its pool and tell the thread of events. */
public final class BackgroundWorkers {
  private BackgroundWorkers() {}

  public static void main(String[] args) throws Exception {
    System.setProperty("java.awt.headless", "true");
    CountDownLatch done = new CountDownLatch(4);
    AtomicInteger sum = new AtomicInteger();
    for (int i = 0; i < 4; i++) {
      int number = i;
      new SwingWorker<Integer, Integer>() {
        @Override
        protected Integer doInBackground() {
          return number * number;
        }

        @Override
        protected void done() {
          try {
            sum.addAndGet(get());
          } catch (Exception e) {
            throw new IllegalStateException(e);
          }
          done.countDown();
        }
      }.execute();
    }
    done.await();
    System.out.println(sum);
  }
}
