package dev.jay.programs.platform.jni;

import dev.jay.programs.Workers;
import dev.jay.programs.platform.Natives;

/** The same, and the native thread enters the monitor and notifies by itself. */
public final class LateRawNotify {
  private LateRawNotify() {}

  public static void main(String[] args) {
    Object monitor = new Object();
    int[] ready = new int[1];
    Workers.run(
        3,
        worker -> {
          synchronized (monitor) {
            if (++ready[0] == 3) {
              Natives.notifyLater(300, monitor);
            }
            monitor.wait();
          }
        });
    System.out.println(ready[0]);
  }
}
