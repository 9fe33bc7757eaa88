package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Bug: two tasks for the same time are believed to run in the order in which they were scheduled;
 * the pool has two threads. Schedule: the second thread of the pool overtakes the first.
 */
public final class ScheduledOrder {
  private final ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(2);
  private final AtomicBoolean opened = new AtomicBoolean();

  public static void main(String[] args) throws Exception {
    ScheduledOrder program = new ScheduledOrder();
    Future<?> open = program.scheduler.schedule(program::open, 1, TimeUnit.MILLISECONDS);
    Future<?> use = program.scheduler.schedule(program::use, 1, TimeUnit.MILLISECONDS);
    try {
      open.get();
      use.get();
    } finally {
      program.scheduler.shutdown();
    }
  }

  private void open() {
    opened.set(true);
  }

  private void use() {
    require(opened.get(), "used before it was opened");
  }
}
