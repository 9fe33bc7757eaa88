package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.VirtualThreads;
import dev.jay.programs.Work;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;

/** Virtual and platform threads that draw tickets from one counter; the order varies. */
public final class VirtualAndPlatform {
  public static void main(String[] args) throws Exception {
    VirtualThreads.run(
        () -> {
          SharedLog log = new SharedLog();
          AtomicInteger next = new AtomicInteger();
          ThreadFactory virtual = VirtualThreads.factory("v");
          Thread[] threads = new Thread[6];
          for (int i = 0; i < threads.length; i++) {
            int worker = i;
            Runnable body =
                () -> {
                  for (int step = 0; step < 12; step++) {
                    Work.uneven(worker, step);
                    log.add(worker + ":" + next.getAndIncrement());
                  }
                };
            threads[i] = i % 2 == 0 ? virtual.newThread(body) : new Thread(body);
          }
          for (Thread thread : threads) {
            thread.start();
          }
          for (Thread thread : threads) {
            thread.join();
          }
          System.out.println("order" + log);
          System.out.println("outcome " + next.get());
        });
  }
}
