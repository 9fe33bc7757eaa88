package dev.jay.programs.ends;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicInteger;

/** A class initialiser starts a thread that does not need the class, and joins it. */
public final class InitializerStartsThread {
  static final class Task implements Runnable {
    private final AtomicInteger result = new AtomicInteger();

    @Override
    public void run() {
      for (int step = 0; step < 10; step++) {
        Work.uneven(0, step);
        result.incrementAndGet();
      }
    }
  }

  static final class Eager {
    static final int VALUE;

    static {
      Task task = new Task();
      Thread thread = new Thread(task);
      thread.start();
      Workers.join(thread);
      VALUE = task.result.get();
    }
  }

  public static void main(String[] args) {
    int[] seen = new int[3];
    Workers.run(3, worker -> seen[worker] = Eager.VALUE);
    System.out.println(seen[0] + " " + seen[1] + " " + seen[2]);
  }
}
