package dev.jay.programs.ops;

import dev.jay.programs.Work;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** Daemons count until main ends; how far main sees them get varies. */
public final class DaemonThreads {
  public static void main(String[] args) {
    AtomicIntegerArray counts = new AtomicIntegerArray(2);
    for (int i = 0; i < 2; i++) {
      int worker = i;
      Thread daemon =
          new Thread(
              () -> {
                for (int step = 0; ; step++) {
                  Work.uneven(worker, step);
                  counts.incrementAndGet(worker);
                }
              });
      daemon.setDaemon(true);
      daemon.start();
    }
    AtomicInteger own = new AtomicInteger();
    for (int step = 0; step < 15; step++) {
      Work.uneven(2, step);
      own.incrementAndGet();
    }
    System.out.println("counts " + counts.get(0) + " " + counts.get(1));
    System.out.println("outcome " + own.get());
  }
}
