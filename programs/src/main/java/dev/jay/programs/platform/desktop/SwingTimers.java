package dev.jay.programs.platform.desktop;

import dev.jay.programs.Workers;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import javax.swing.SwingUtilities;
import javax.swing.Timer;

/** Several timers of Swing tick while threads post events; one is started again by another. */
public final class SwingTimers {
  private SwingTimers() {}

  public static void main(String[] args) throws Exception {
    System.setProperty("java.awt.headless", "true");
    CountDownLatch done = new CountDownLatch(3 + 3 * 5);
    AtomicInteger ticks = new AtomicInteger();
    for (int i = 1; i <= 3; i++) {
      int[] left = {5};
      Timer timer = new Timer(7 * i, null);
      timer.setCoalesce(false);
      timer.addActionListener(
          event -> {
            ticks.incrementAndGet();
            left[0]--;
            if (left[0] == 2) {
              timer.restart();
            }
            if (left[0] == 0) {
              timer.stop();
              done.countDown();
            }
          });
      timer.start();
    }
    Workers.steps(3, 5, (worker, step) -> SwingUtilities.invokeLater(done::countDown));
    done.await();
    System.out.println(ticks);
  }
}
