package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.VirtualThreads;
import dev.jay.programs.Work;
import java.util.concurrent.ThreadFactory;

/** Main interrupts virtual threads that compute, sleep and wait; where it meets them varies. */
public final class VirtualInterrupt {
  public static void main(String[] args) throws Exception {
    VirtualThreads.run(
        () -> {
          SharedLog log = new SharedLog();
          Thread[] threads = new Thread[6];
          ThreadFactory virtual = VirtualThreads.factory("v");
          for (int i = 0; i < threads.length; i++) {
            int worker = i;
            threads[i] = virtual.newThread(() -> work(log, worker));
            threads[i].start();
          }
          for (int i = 0; i < 24; i++) {
            Work.uneven(1, i);
            threads[i % threads.length].interrupt();
          }
          for (Thread thread : threads) {
            thread.interrupt();
            thread.join();
          }
          System.out.println("seen" + log);
        });
  }

  private static void work(SharedLog log, int worker) {
    Object own = new Object();
    for (int step = 0; step < 8; step++) {
      Work.uneven(worker, step);
      try {
        if (step % 2 == 0) {
          Thread.sleep(1);
        } else {
          synchronized (own) {
            own.wait(1);
          }
        }
        log.add(worker + "." + step);
      } catch (InterruptedException e) {
        log.add(worker + "i" + step);
      }
    }
  }
}
