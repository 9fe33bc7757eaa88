package dev.jay.programs.platform.desktop;

import dev.jay.programs.Workers;
import javax.swing.SwingUtilities;

/** Threads have the thread of events do something for them, and wait for it. */
public final class EventThread {
  private EventThread() {}

  public static void main(String[] args) {
    System.setProperty("java.awt.headless", "true");
    int[] done = new int[1];
    Workers.steps(3, 4, (worker, step) -> SwingUtilities.invokeAndWait(() -> done[0]++));
    System.out.println(done[0]);
  }
}
