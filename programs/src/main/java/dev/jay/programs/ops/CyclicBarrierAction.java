package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.concurrent.CyclicBarrier;

/** The last to arrive runs the barrier's action; the order of arrival varies. */
public final class CyclicBarrierAction {
  public static void main(String[] args) {
    StringBuilder last = new StringBuilder(); // written by the action only
    CyclicBarrier barrier =
        new CyclicBarrier(
            3, () -> last.append(Thread.currentThread().getName().replace("worker-", " ")));
    int[][] arrival = new int[3][15];
    Workers.steps(3, 15, (worker, step) -> arrival[worker][step] = barrier.await());
    System.out.println("last" + last);
    System.out.println("arrival " + Arrays.deepToString(arrival));
  }
}
