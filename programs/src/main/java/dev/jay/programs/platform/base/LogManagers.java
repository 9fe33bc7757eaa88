package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.io.ByteArrayInputStream;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Threads make loggers, change levels and log, while one reads the configuration again. */
public final class LogManagers {
  private LogManagers() {}

  private static final AtomicInteger published = new AtomicInteger();

  public static void main(String[] args) {
    Logger parent = Logger.getLogger("platform");
    parent.setUseParentHandlers(false);
    parent.addHandler(new Counting());
    Workers.steps(
        3,
        5,
        (worker, step) -> {
          Logger logger = Logger.getLogger("platform.w" + worker + ".s" + step);
          logger.setLevel(Level.FINE);
          logger.fine("step");
          synchronized (LogManager.getLogManager()) {
            logger.info("in the manager's monitor");
          }
          if (worker == 2 && step == 2) {
            LogManager.getLogManager()
                .updateConfiguration(
                    new ByteArrayInputStream(new byte[0]), key -> (old, now) -> old);
          }
        });
    System.out.println(published);
  }

  private static final class Counting extends Handler {
    @Override
    public synchronized void publish(LogRecord entry) {
      published.incrementAndGet();
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }
}
