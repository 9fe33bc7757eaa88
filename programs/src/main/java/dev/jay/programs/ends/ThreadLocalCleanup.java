package dev.jay.programs.ends;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Pool threads leave thread locals behind, and take them away again. */
public final class ThreadLocalCleanup {
  private static final ThreadLocal<int[]> BUFFER = ThreadLocal.withInitial(() -> new int[1]);

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    List<Future<Integer>> futures = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      int task = i;
      futures.add(
          pool.submit(
              () -> {
                int[] buffer = BUFFER.get();
                buffer[0] += task;
                Thread.yield();
                int result = buffer[0];
                BUFFER.remove();
                return result;
              }));
    }
    int sum = 0;
    for (Future<Integer> future : futures) {
      sum += future.get();
    }
    pool.shutdown();
    System.out.println("sum " + sum + " main " + BUFFER.get()[0]);
  }
}
