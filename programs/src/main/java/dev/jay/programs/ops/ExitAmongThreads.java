package dev.jay.programs.ops;

import dev.jay.programs.Work;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A thread ends the JVM, with a hook, while others print: how far they come is a matter of the
 * order, and so is which of two calls of exit counts.
 */
public final class ExitAmongThreads {
  private static final int STEPS = 30;

  private final AtomicInteger steps = new AtomicInteger();

  public static void main(String[] args) {
    ExitAmongThreads program = new ExitAmongThreads();
    Runtime.getRuntime()
        .addShutdownHook(new Thread(() -> System.out.println("hook " + program.steps.get())));
    for (int i = 0; i < 3; i++) {
      int worker = i;
      Thread thread = new Thread(() -> program.print(worker), "worker-" + i);
      thread.setDaemon(worker == 0);
      thread.start();
    }
  }

  private void print(int worker) {
    for (int step = 0; ; step++) {
      Work.uneven(worker, step);
      System.out.println("worker " + worker + " step " + step);
      if (steps.incrementAndGet() >= STEPS && worker > 0) {
        System.exit(9);
      }
    }
  }
}
