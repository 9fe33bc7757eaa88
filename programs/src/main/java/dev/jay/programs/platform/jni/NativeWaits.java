package dev.jay.programs.platform.jni;

import dev.jay.programs.Workers;
import dev.jay.programs.platform.Natives;

/** Native code waits in a monitor by itself, until a thread notifies it. */
public final class NativeWaits {
  private NativeWaits() {}

  public static void main(String[] args) {
    Object monitor = new Object();
    boolean[] waiting = new boolean[1];
    Workers.together(
        worker -> {
          synchronized (monitor) {
            waiting[0] = true;
            Natives.await(monitor);
          }
        },
        worker -> {
          for (boolean seen = false; !seen; ) {
            synchronized (monitor) {
              seen = waiting[0];
              monitor.notifyAll();
            }
            Thread.sleep(1);
          }
        });
    System.out.println(waiting[0]);
  }
}
