package dev.jay.programs.learned;

import dev.jay.api.Input;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads its work from standard input: a line with the number of workers, one with the number of
 * items, one with a seed, and perhaps one with {@code merge}. Each worker takes its share of the
 * items; they add theirs up under a lock. What is done depends on what is read after the program
 * has begun, in the order in which it is read.
 */
public final class Batch {
  private static final Object LOCK = new Object();
  private static long sum;

  public static void main(String[] args) throws IOException, InterruptedException {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    int workers = Integer.parseInt(in.readLine());
    int items = Input.mark("items", Integer.parseInt(in.readLine()));
    long seed = Long.parseLong(in.readLine());
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < workers; i++) {
      int first = i;
      Thread thread = new Thread(() -> work(first, workers, items, seed));
      threads.add(thread);
      thread.start();
    }
    String merge = in.readLine();
    if (merge != null && merge.equals("merge")) {
      synchronized (LOCK) {
        sum += 1;
      }
    }
    for (Thread each : threads) {
      each.join();
    }
    System.out.println("sum " + sum);
  }

  private static void work(int first, int workers, int items, long seed) {
    long own = 0;
    for (int i = first; i < items; i += workers) {
      own = 31 * own + i * seed;
    }
    synchronized (LOCK) {
      sum += own;
    }
  }
}
