package dev.jay.libraries;

import ch.qos.logback.classic.AsyncAppender;
import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import dev.jay.programs.Workers;
import org.slf4j.LoggerFactory;

/** Logback's asynchronous appender with a small queue; the order of the events varies. */
public final class LogbackAsync {
  public static void main(String[] args) {
    LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
    ListAppender<ILoggingEvent> list = new ListAppender<>();
    list.setContext(context);
    list.start();
    AsyncAppender async = new AsyncAppender();
    async.setContext(context);
    async.setQueueSize(8);
    async.setDiscardingThreshold(0);
    async.addAppender(list);
    async.start();
    Logger logger = context.getLogger("order");
    logger.setLevel(Level.INFO);
    logger.addAppender(async);
    Workers.steps(
        4, 25, (worker, step) -> context.getLogger("order.w" + worker).info("{}.{}", worker, step));
    context.stop();
    StringBuilder order = new StringBuilder();
    for (ILoggingEvent event : list.list) {
      order.append(' ').append(event.getFormattedMessage());
    }
    Report.print(list.list.size(), order);
  }
}
