package dev.jay.programs.ops;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;

/** Several threads offer to run the same FutureTasks; who gets to run each varies. */
public final class FutureTaskRun {
  public static void main(String[] args) {
    List<FutureTask<String>> tasks = new ArrayList<>();
    for (int i = 0; i < 15; i++) {
      int task = i;
      tasks.add(
          new FutureTask<>(
              () -> {
                Work.uneven(task, 1);
                return Thread.currentThread().getName().replace("worker-", "");
              }));
    }
    StringBuilder runners = new StringBuilder();
    Workers.steps(
        4,
        15,
        (worker, step) -> {
          tasks.get(step).run();
          if (worker == 0) {
            runners.append(tasks.get(step).get());
          }
        });
    System.out.println("runners " + runners);
    System.out.println("outcome " + runners.length());
  }
}
