package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.util.concurrent.TimeUnit;

/** Threads follow the ends of their children by handles. */
public final class ProcessHandles {
  private ProcessHandles() {}

  public static void main(String[] args) {
    boolean[] ended = new boolean[3];
    Workers.run(
        3,
        worker -> {
          Process child = new ProcessBuilder("true").start();
          ended[worker] =
              !child.toHandle().onExit().get(20, TimeUnit.SECONDS).isAlive()
                  && child.waitFor() == 0;
        });
    System.out.println(
        ended[0] + " " + ended[1] + " " + ended[2] + " " + ProcessHandle.current().isAlive());
  }
}
