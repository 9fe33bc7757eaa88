package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** {@link ScheduledOrder} with one thread: tasks for the same time run in order. */
public final class ScheduledOrderFixed {
  private final ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(1);
  private final AtomicBoolean opened = new AtomicBoolean();

  public static void main(String[] args) throws Exception {
    ScheduledOrderFixed program = new ScheduledOrderFixed();
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
