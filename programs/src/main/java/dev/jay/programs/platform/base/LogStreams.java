package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.io.ByteArrayOutputStream;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.logging.StreamHandler;

/** Threads log through one handler that writes to a stream and is locked in different ways. */
public final class LogStreams {
  private LogStreams() {}

  public static void main(String[] args) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    StreamHandler handler =
        new StreamHandler(
            bytes,
            new SimpleFormatter() {
              @Override
              public String format(LogRecord entry) {
                return "x" + new java.util.Date(0).getTime();
              }
            });
    Logger logger = Logger.getLogger("streams");
    logger.setUseParentHandlers(false);
    logger.addHandler(handler);
    Workers.steps(
        3,
        5,
        (worker, step) -> {
          logger.log(Level.INFO, "step {0}", step);
          synchronized (handler) {
            handler.flush();
          }
        });
    handler.flush();
    System.out.println(bytes.size());
  }
}
