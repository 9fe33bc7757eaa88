package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** An ExecutorCompletionService hands out tasks as they end; the order varies. */
public final class CompletionServiceOrder {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newWorkStealingPool(3);
    ExecutorCompletionService<String> service = new ExecutorCompletionService<>(pool);
    for (int i = 0; i < 30; i++) {
      int task = i;
      service.submit(
          () -> {
            Work.uneven(task, 1);
            return SharedLog.who() + ":" + task;
          });
    }
    StringBuilder order = new StringBuilder();
    for (int i = 0; i < 30; i++) {
      order.append(' ').append(service.take().get());
    }
    pool.shutdown();
    System.out.println("order" + order);
    System.out.println("outcome " + (service.poll() == null));
  }
}
