package dev.jay.runtime.run;

import dev.jay.runtime.core.Observer;
import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.jvm.SplitMix;
import dev.jay.runtime.jvm.Voice;
import dev.jay.trace.LogWriter;
import dev.jay.trace.Operation;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Writes each operation with its stack to a file ({@code --schedule}), so that two runs can be
 * compared. A stack is walked for every operation, some microseconds each; it is written out only
 * when it is new. Used by the holder of the turn only.
 */
public final class ScheduleLog extends Observer {
  private static final int FRAMES = 12;

  private final LogWriter writer;
  private final HashMap<Long, Integer> places = new HashMap<>();
  private final StackWalker walker = StackWalker.getInstance();
  private final Hash hash = new Hash();
  private final Text text = new Text();
  private int threads;
  private boolean failed;

  private ScheduleLog(LogWriter writer) {
    this.writer = writer;
  }

  /** A log in that file; made before there are strands. */
  public static ScheduleLog open(String file) throws IOException {
    ScheduleLog log = new ScheduleLog(new LogWriter(new FileOutputStream(file)));
    log.walker.walk(log.hash); // what this loads is loaded before there are strands
    log.walker.walk(log.text);
    return log;
  }

  @Override
  public void operation(Strand s, int what, @Nullable Object target, int part) {
    if (failed) {
      return;
    }
    s.pass();
    try {
      if (s.id >= threads) {
        threads = s.id + 1;
        writer.thread(s.id, s.path + " \"" + s.thread.getName() + "\"");
      }
      writer.operation(s.id, Operation.kind(what), place());
    } catch (IOException e) {
      failed = true;
      Voice.say("the log of the schedule cannot be written any further: " + e.getMessage());
    } finally {
      s.passed();
    }
  }

  private int place() throws IOException {
    Long key = walker.walk(hash);
    Integer known = places.get(key);
    if (known == null) {
      known = writer.place(walker.walk(text));
      places.put(key, known);
    }
    return known;
  }

  @Override
  public void closes(Sphere sphere) {
    try {
      writer.close();
    } catch (IOException e) {
      Voice.say("the log of the schedule is not complete: " + e.getMessage());
    }
  }

  private static boolean isRuntime(StackWalker.StackFrame frame) {
    return frame.getClassName().startsWith("dev.jay.runtime.");
  }

  /** What tells one stack from another. */
  private static final class Hash implements Function<Stream<StackWalker.StackFrame>, Long> {
    @Override
    public Long apply(Stream<StackWalker.StackFrame> frames) {
      long hash = 0;
      int count = 0;
      for (Iterator<StackWalker.StackFrame> i = frames.iterator();
          i.hasNext() && count < FRAMES; ) {
        StackWalker.StackFrame frame = i.next();
        if (!isRuntime(frame)) {
          count++;
          hash = SplitMix.mix(hash + frame.getClassName().hashCode());
          hash = SplitMix.mix(hash + frame.getMethodName().hashCode() + frame.getByteCodeIndex());
        }
      }
      return hash;
    }
  }

  /** A stack as it is shown. */
  private static final class Text implements Function<Stream<StackWalker.StackFrame>, String> {
    @Override
    public String apply(Stream<StackWalker.StackFrame> frames) {
      StringBuilder text = new StringBuilder();
      int count = 0;
      for (Iterator<StackWalker.StackFrame> i = frames.iterator();
          i.hasNext() && count < FRAMES; ) {
        StackWalker.StackFrame frame = i.next();
        if (!isRuntime(frame)) {
          text.append(count++ == 0 ? "" : "\n").append(frame);
        }
      }
      return text.toString();
    }
  }
}
