package dev.jay.programs.bench;

import dev.jay.programs.Workers;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * Workers take tasks from a list and compute for some milliseconds each, by recursion alone: no
 * loop shows how long that takes, so that without hints they compute one after the other. {@code
 * Recursion WORKERS TASKS} prints who did which task, and last the milliseconds of the second half,
 * when it is compiled.
 */
public final class Recursion {
  private static final int DEPTH = 27;

  private final Deque<Integer> tasks = new ArrayDeque<>(); // guarded by itself
  private final char[] order; // of each task its worker

  private Recursion(int tasks) {
    this.order = new char[tasks];
    for (int i = 0; i < tasks; i++) {
      this.tasks.add(i);
    }
  }

  public static void main(String[] args) {
    int workers = Integer.parseInt(args[0]);
    int tasks = Integer.parseInt(args[1]);
    new Recursion(tasks).run(workers);
    Recursion second = new Recursion(tasks);
    long start = System.nanoTime();
    second.run(workers);
    long millis = (System.nanoTime() - start) / 1_000_000;
    System.out.println(new String(second.order));
    System.out.println(millis);
  }

  private void run(int workers) {
    Arrays.fill(order, '?');
    Workers.run(workers, this::work);
  }

  private void work(int worker) {
    for (Integer task = next(); task != null; task = next()) {
      if (fibonacci(DEPTH) != 196418) {
        throw new IllegalStateException("wrong number");
      }
      order[task] = Character.forDigit(worker, Character.MAX_RADIX);
    }
  }

  private Integer next() {
    synchronized (tasks) {
      return tasks.poll();
    }
  }

  private static int fibonacci(int n) {
    return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
  }
}
