package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.VirtualThreads;
import dev.jay.programs.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;

/** A virtual thread per task; the order of the tasks varies. */
public final class VirtualPerTask {
  public static void main(String[] args) throws Exception {
    VirtualThreads.run(
        () -> {
          SharedLog log = new SharedLog();
          ExecutorService executor = VirtualThreads.executor(VirtualThreads.factory("v"));
          List<Future<Integer>> futures = new ArrayList<>();
          for (int i = 0; i < 40; i++) {
            int task = i;
            futures.add(
                executor.submit(
                    () -> {
                      Work.uneven(task, 1);
                      log.addBy(task);
                      return task;
                    }));
          }
          int sum = 0;
          for (Future<Integer> future : futures) {
            sum += future.get();
          }
          executor.shutdown();
          System.out.println("order" + log);
          System.out.println("outcome " + sum);
        });
  }
}
