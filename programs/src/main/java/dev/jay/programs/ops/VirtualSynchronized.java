package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.VirtualThreads;
import dev.jay.programs.Work;

/** Virtual threads in synchronized blocks, some that yield inside; the order varies. */
public final class VirtualSynchronized {
  public static void main(String[] args) throws Exception {
    VirtualThreads.run(
        () -> {
          OrderLog log = new OrderLog();
          VirtualThreads.workers(
              5,
              worker -> {
                for (int step = 0; step < 12; step++) {
                  Work.uneven(worker, step);
                  synchronized (log) {
                    log.add(worker);
                    if (step % 4 == 0) {
                      Thread.yield();
                    }
                  }
                }
              });
          System.out.println("order " + log);
          System.out.println("outcome " + log.size());
        });
  }
}
