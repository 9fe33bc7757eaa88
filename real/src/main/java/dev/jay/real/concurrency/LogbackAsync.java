package dev.jay.real.concurrency;

import ch.qos.logback.classic.AsyncAppender;
import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import dev.jay.programs.Digest;
import dev.jay.programs.Work;
import dev.jay.real.Program;
import org.slf4j.LoggerFactory;

/** Logback's asynchronous appender: threads log into a bounded queue, one thread formats. */
public final class LogbackAsync {
  private static final class Memory extends AppenderBase<ILoggingEvent> {
    private final Digest order = new Digest(); // used by the logging thread until it has ended
    private int events;

    @Override
    protected void append(ILoggingEvent event) {
      order.add(event.getFormattedMessage());
      events++;
    }
  }

  public static void main(String[] args) {
    Program program = Program.of(args, 5_000);
    LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
    Memory memory = new Memory();
    memory.setContext(context);
    memory.start();
    AsyncAppender async = new AsyncAppender();
    async.setContext(context);
    async.setQueueSize(256);
    async.setDiscardingThreshold(0);
    async.setMaxFlushTime(0); // until all is written
    async.addAppender(memory);
    async.start();
    Logger logger = context.getLogger("order");
    logger.setLevel(Level.INFO);
    logger.addAppender(async);
    program.run(
        worker -> {
          for (int i = 0; i < program.size(); i++) {
            Work.uneven(worker, i);
            logger.info("worker {} is at step {}", worker, i);
          }
        });
    context.stop();
    program.report(memory.events, memory.order.toString());
  }
}
