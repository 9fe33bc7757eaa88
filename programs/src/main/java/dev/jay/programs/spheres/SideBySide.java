package dev.jay.programs.spheres;

import dev.jay.api.Sphere;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Several spheres at once in one JVM: each thread records a part, and replays it while the others
 * record theirs. What a part did depends on its schedule, on a clock and on random numbers.
 */
public final class SideBySide {
  private static final int SPHERES = 3;
  private static final int RECORDINGS = 3;
  private static final int REPLAYS = 3;

  private SideBySide() {}

  public static void main(String[] args) throws Exception {
    System.out.println("available " + Sphere.isAvailable());
    List<Thread> threads = new ArrayList<>();
    int[] equal = new int[SPHERES];
    for (int i = 0; i < SPHERES; i++) {
      int number = i;
      threads.add(new Thread(() -> equal[number] = recordAndReplay()));
    }
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    for (int count : equal) {
      System.out.println("outcome " + count + " of " + RECORDINGS * REPLAYS);
    }
  }

  private static int recordAndReplay() {
    int equal = 0;
    try {
      Path file = Files.createTempFile("part", ".jay");
      for (int i = 0; i < RECORDINGS; i++) {
        String recorded;
        try (Sphere sphere = Sphere.record(file)) {
          recorded = work();
        }
        for (int j = 0; j < REPLAYS; j++) {
          try (Sphere sphere = Sphere.replay(file)) {
            equal += work().equals(recorded) ? 1 : 0;
          }
        }
      }
      Files.delete(file);
    } catch (Exception e) {
      e.printStackTrace();
    }
    return equal;
  }

  private static String work() throws Exception {
    StringBuffer log = new StringBuffer();
    ExecutorService pool = Executors.newFixedThreadPool(4);
    List<Future<?>> tasks = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      int task = i;
      tasks.add(
          pool.submit(
              () -> {
                log.append(task).append(',');
                Thread.yield();
                log.append('.');
              }));
    }
    for (Future<?> task : tasks) {
      task.get();
    }
    pool.shutdown();
    return log + " " + System.nanoTime() + " " + new Random().nextInt();
  }
}
