package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.VirtualThreads;
import dev.jay.programs.Work;

/** Virtual threads that wait and notify on one monitor; who takes which token varies. */
public final class VirtualWaitNotify {
  public static void main(String[] args) throws Exception {
    VirtualThreads.run(
        () -> {
          OrderLog log = new OrderLog();
          int[] tokens = new int[1]; // guarded by log
          VirtualThreads.workers(
              6,
              worker -> {
                for (int step = 0; step < 10; step++) {
                  Work.uneven(worker, step);
                  synchronized (log) {
                    if (worker < 3) {
                      tokens[0]++;
                      log.notify();
                    } else {
                      while (tokens[0] == 0) {
                        log.wait();
                      }
                      tokens[0]--;
                    }
                    log.add(worker);
                  }
                }
              });
          System.out.println("order " + log);
          System.out.println("outcome " + log.size() + " " + tokens[0]);
        });
  }
}
