package dev.jay.programs.ends;

import dev.jay.programs.Workers;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Four threads log; the records reach a handler, which is locked by the logging itself. */
public final class LoggingThreads {
  private static final class Collector extends Handler {
    private final List<String> messages = new ArrayList<>(); // guarded by this

    @Override
    public synchronized void publish(LogRecord entry) {
      messages.add(entry.getMessage());
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}

    synchronized List<String> sorted() {
      List<String> copy = new ArrayList<>(messages);
      Collections.sort(copy);
      return copy;
    }
  }

  public static void main(String[] args) {
    Collector collector = new Collector();
    Logger logger = Logger.getLogger("jay.programs");
    logger.addHandler(collector);
    Workers.steps(4, 3, (worker, step) -> logger.info("worker " + worker + " step " + step));
    collector.sorted().forEach(System.out::println);
  }
}
