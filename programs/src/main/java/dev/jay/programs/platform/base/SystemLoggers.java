package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Threads find loggers of the system while others set levels and handlers behind them. */
public final class SystemLoggers {
  private static final Logger BEHIND = Logger.getLogger("platform.system");

  private SystemLoggers() {}

  public static void main(String[] args) {
    AtomicInteger records = new AtomicInteger();
    BEHIND.setUseParentHandlers(false);
    BEHIND.addHandler(
        new Handler() {
          @Override
          public void publish(LogRecord record) {
            records.incrementAndGet();
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        });
    Workers.steps(
        4,
        5,
        (worker, step) -> {
          System.Logger logger = System.getLogger("platform.system.l" + step);
          logger.log(System.Logger.Level.INFO, () -> "from " + worker);
          if (worker == 0) {
            Logger.getLogger("platform.system.l" + step).setLevel(java.util.logging.Level.ALL);
          }
        });
    System.out.println(records);
  }
}
