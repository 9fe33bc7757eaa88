package dev.jay.real.concurrency;

import dev.jay.programs.Digest;
import dev.jay.programs.Work;
import dev.jay.real.Program;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.apache.logging.log4j.Level;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;
import org.apache.logging.log4j.core.LogEvent;
import org.apache.logging.log4j.core.LoggerContext;
import org.apache.logging.log4j.core.appender.AbstractAppender;
import org.apache.logging.log4j.core.config.LoggerConfig;
import org.apache.logging.log4j.core.config.Property;

/** Log4j's asynchronous loggers, on the Disruptor: threads log, one thread formats. */
public final class Log4jAsync {
  private static final class Memory extends AbstractAppender {
    private final Digest order = new Digest(); // guarded by this
    private int events; // guarded by this

    Memory() {
      super("memory", null, null, true, Property.EMPTY_ARRAY);
    }

    @Override
    public synchronized void append(LogEvent event) {
      order.add(event.getMessage().getFormattedMessage());
      events++;
    }
  }

  public static void main(String[] args) {
    Program program = Program.of(args, 5_000);
    System.setProperty(
        "log4j2.contextSelector", "org.apache.logging.log4j.core.async.AsyncLoggerContextSelector");
    System.setProperty("log4j2.asyncLoggerRingBufferSize", "65536");
    System.setProperty("log4j2.asyncLoggerWaitStrategy", "Block");
    System.setProperty("log4j2.disableJmx", "true");
    LoggerContext context = (LoggerContext) LogManager.getContext(false);
    Memory memory = new Memory();
    memory.start();
    LoggerConfig root = context.getConfiguration().getRootLogger();
    List.copyOf(root.getAppenders().keySet()).forEach(root::removeAppender);
    root.addAppender(memory, Level.INFO, null);
    root.setLevel(Level.INFO);
    context.updateLoggers();
    Logger logger = context.getLogger("order");
    program.run(
        worker -> {
          for (int i = 0; i < program.size(); i++) {
            Work.uneven(worker, i);
            logger.info("worker {} is at step {}", worker, i);
          }
        });
    context.stop(1, TimeUnit.MINUTES);
    program.report(memory.events, memory.order.toString());
  }
}
