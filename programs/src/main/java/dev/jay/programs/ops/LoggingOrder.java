package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Workers;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Threads log to one logger and its children; order and sequence numbers vary. */
public final class LoggingOrder {
  private static final class Memory extends Handler {
    private final SharedLog log;

    Memory(SharedLog log) {
      this.log = log;
    }

    @Override
    public synchronized void publish(LogRecord record) {
      log.add(record.getMessage() + "/" + record.getSequenceNumber());
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  /** The manager holds loggers weakly: when they went would depend on the collector. */
  private static final Logger[] KEPT = new Logger[5];

  public static void main(String[] args) {
    SharedLog log = new SharedLog();
    Logger logger = Logger.getLogger("order");
    KEPT[4] = logger;
    logger.setUseParentHandlers(false);
    logger.addHandler(new Memory(log));
    Workers.steps(
        4,
        15,
        (worker, step) -> {
          Logger own = step % 3 == 0 ? Logger.getLogger("order.child" + worker) : logger;
          if (own != logger) {
            KEPT[worker] = own;
          }
          own.log(step % 5 == 4 ? Level.FINE : Level.INFO, worker + "." + step);
        });
    System.out.println("records" + log);
    System.out.println("outcome " + log.count());
  }
}
