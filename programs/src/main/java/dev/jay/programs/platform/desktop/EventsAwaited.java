package dev.jay.programs.platform.desktop;

import dev.jay.programs.Workers;
import java.awt.EventQueue;
import java.util.concurrent.atomic.AtomicInteger;
import javax.swing.SwingUtilities;

/** Threads wait for events that they post; events post events. */
public final class EventsAwaited {
  private EventsAwaited() {}

  public static void main(String[] args) {
    System.setProperty("java.awt.headless", "true");
    AtomicInteger sum = new AtomicInteger();
    Workers.steps(
        4,
        4,
        (worker, step) -> {
          if ((worker + step) % 2 == 0) {
            EventQueue.invokeAndWait(
                () -> {
                  sum.addAndGet(1);
                  SwingUtilities.invokeLater(() -> sum.addAndGet(100));
                });
          } else {
            SwingUtilities.invokeAndWait(() -> sum.addAndGet(10_000));
          }
        });
    try {
      EventQueue.invokeAndWait(() -> sum.addAndGet(1_000_000));
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
    System.out.println(sum);
  }
}
