package dev.jay.libraries;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Workers;
import java.util.List;
import org.apache.logging.log4j.Level;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;
import org.apache.logging.log4j.core.LogEvent;
import org.apache.logging.log4j.core.LoggerContext;
import org.apache.logging.log4j.core.appender.AbstractAppender;
import org.apache.logging.log4j.core.config.LoggerConfig;
import org.apache.logging.log4j.core.config.Property;

/** Log4j's asynchronous loggers, on the Disruptor; the order of the events varies. */
public final class Log4jAsync {
  private static final class Memory extends AbstractAppender {
    private final SharedLog log;

    Memory(SharedLog log) {
      super("memory", null, null, true, Property.EMPTY_ARRAY);
      this.log = log;
    }

    @Override
    public void append(LogEvent event) {
      log.add(event.getMessage().getFormattedMessage());
    }
  }

  public static void main(String[] args) {
    System.setProperty(
        "log4j2.contextSelector", "org.apache.logging.log4j.core.async.AsyncLoggerContextSelector");
    System.setProperty("log4j2.asyncLoggerRingBufferSize", "128");
    System.setProperty("log4j2.asyncLoggerWaitStrategy", "Block");
    System.setProperty("log4j2.disableJmx", "true");
    SharedLog log = new SharedLog();
    LoggerContext context = (LoggerContext) LogManager.getContext(false);
    Memory memory = new Memory(log);
    memory.start();
    LoggerConfig root = context.getConfiguration().getRootLogger();
    List.copyOf(root.getAppenders().keySet()).forEach(root::removeAppender);
    root.addAppender(memory, Level.INFO, null);
    root.setLevel(Level.INFO);
    context.updateLoggers();
    Logger logger = context.getLogger("order");
    Workers.steps(4, 25, (worker, step) -> logger.info("{}.{}", worker, step));
    context.stop();
    Report.print(log.count(), log);
  }
}
