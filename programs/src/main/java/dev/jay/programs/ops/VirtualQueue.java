package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.VirtualThreads;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Semaphore;

/** Platform threads put, virtual threads take, through a bounded queue; who gets what varies. */
public final class VirtualQueue {
  public static void main(String[] args) throws Exception {
    VirtualThreads.run(
        () -> {
          SharedLog log = new SharedLog();
          BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(3);
          Semaphore two = new Semaphore(2);
          Workers.together(
              worker -> put(queue, worker),
              worker -> put(queue, worker),
              worker ->
                  VirtualThreads.workers(
                      4,
                      taker -> {
                        for (int i = 0; i < 10; i++) {
                          two.acquire();
                          log.add(taker + ":" + queue.take());
                          two.release();
                          Work.uneven(taker, i);
                        }
                      }));
          System.out.println("taken" + log);
          System.out.println("outcome " + log.count() + " " + queue.size());
        });
  }

  private static void put(BlockingQueue<Integer> queue, int worker) throws InterruptedException {
    for (int i = 0; i < 20; i++) {
      Work.uneven(worker, i);
      queue.put(worker * 100 + i);
    }
  }
}
