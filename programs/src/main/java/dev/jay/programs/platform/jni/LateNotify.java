package dev.jay.programs.platform.jni;

import dev.jay.programs.Workers;
import dev.jay.programs.platform.Natives;

/** All threads wait, until a native thread attaches to the JVM and notifies them. */
public final class LateNotify {
  private LateNotify() {}

  public static void main(String[] args) {
    Object monitor = new Object();
    boolean[] done = new boolean[1];
    Natives.callLater(
        700,
        () -> {
          synchronized (monitor) {
            done[0] = true;
            monitor.notifyAll();
          }
        });
    Workers.run(
        2,
        worker -> {
          synchronized (monitor) {
            while (!done[0]) {
              monitor.wait();
            }
          }
        });
    System.out.println(done[0]);
  }
}
