package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.VirtualThreads;
import dev.jay.programs.Work;

/** Virtual threads that sleep a millisecond or two at a time; the order varies. */
public final class VirtualSleep {
  public static void main(String[] args) throws Exception {
    VirtualThreads.run(
        () -> {
          SharedLog log = new SharedLog();
          VirtualThreads.workers(
              8,
              worker -> {
                for (int step = 0; step < 8; step++) {
                  Work.uneven(worker, step);
                  Thread.sleep(1 + worker % 2);
                  log.add(Integer.toString(worker));
                }
              });
          System.out.println("order" + log);
          System.out.println("outcome " + log.count());
        });
  }
}
