package dev.jay.programs.ops;

import dev.jay.programs.FirstUse;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/** The first loggers. */
public final class FirstLogging {
  /** Keeps the loggers: those that nobody holds go with the collector. */
  private static final Logger[] KEPT = new Logger[4];

  public static void main(String[] args) {
    FirstUse.run(
        worker -> {
          Logger logger = Logger.getLogger("first.worker" + worker);
          KEPT[worker] = logger;
          logger.setUseParentHandlers(false);
          logger.fine("not shown");
          return logger.getParent().getName();
        },
        worker -> {
          StringBuilder seen = new StringBuilder();
          KEPT[worker].addHandler(new Keeping(seen));
          KEPT[worker].log(Level.WARNING, "{0}", worker);
          return seen;
        });
  }

  /** Keeps what is logged. */
  private static final class Keeping extends Handler {
    private final StringBuilder seen;

    Keeping(StringBuilder seen) {
      this.seen = seen;
    }

    @Override
    public void publish(LogRecord message) {
      seen.append(new SimpleFormatter().formatMessage(message));
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }
}
