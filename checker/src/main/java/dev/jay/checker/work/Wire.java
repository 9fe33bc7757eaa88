package dev.jay.checker.work;

import dev.jay.checker.failure.CheckFailure;
import dev.jay.checker.failure.RunOutcome;
import dev.jay.checker.search.SearchFormat;
import dev.jay.checker.search.SubtreeResult;
import dev.jay.runtime.explore.Failure;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The wire format of tasks and results, between the JVM of a check and its workers. Both are of the
 * same build, so there is no version. Each message begins with a magic number, by which the reader
 * notices anything else that the program has written to the same stream.
 */
final class Wire {
  private static final int TASK = 0x4A617954; // JayT
  private static final int RESULT = 0x4A617941; // JayA
  private static final int READY = 0x4A617952; // JayR
  private static final int DRAW = 1;
  private static final int SEARCH = 2;
  private static final int REPEAT = 3;

  private Wire() {}

  /** A task as it comes over the wire. */
  record Order(CheckTask task, CheckTask.Setting setting) {}

  /** The first word of a JVM that waits for tasks. */
  static void writeReady(DataOutputStream out) throws IOException {
    out.writeInt(READY);
    out.flush();
  }

  static void readReady(DataInputStream in) throws IOException {
    expect(in, READY);
  }

  static void write(DataOutputStream out, CheckTask task, CheckTask.Setting setting)
      throws IOException {
    out.writeInt(TASK);
    out.writeInt(setting.marks().size());
    for (String mark : setting.marks()) {
      text(out, mark);
    }
    out.writeLong(setting.nanos());
    out.writeBoolean(setting.hints());
    if (task instanceof CheckTask.Draw draw) {
      out.writeByte(DRAW);
      text(out, draw.strategy());
      out.writeLong(draw.seed());
      out.writeInt(draw.depth());
      out.writeLong(draw.from());
      out.writeInt(draw.count());
      ints(out, draw.learned());
    } else if (task instanceof CheckTask.Search search) {
      out.writeByte(SEARCH);
      out.writeInt(search.base());
      out.writeInt(search.budget());
      out.writeInt(search.bound());
      SearchFormat.writePath(out, search.path());
    } else if (task instanceof CheckTask.Repeat repeat) {
      out.writeByte(REPEAT);
      ints(out, repeat.choices());
      text(out, repeat.race());
      out.writeBoolean(repeat.recorded());
      out.writeLong(repeat.seed());
    }
    out.flush();
  }

  static Order readTask(DataInputStream in) throws IOException {
    expect(in, TASK);
    List<String> marks = new ArrayList<>();
    for (int n = in.readInt(); n > 0; n--) {
      marks.add(text(in));
    }
    CheckTask.Setting setting = new CheckTask.Setting(marks, in.readLong(), in.readBoolean());
    switch (in.readByte()) {
      case DRAW:
        return new Order(
            new CheckTask.Draw(
                text(in), in.readLong(), in.readInt(), in.readLong(), in.readInt(), ints(in)),
            setting);
      case SEARCH:
        int base = in.readInt();
        int budget = in.readInt();
        int bound = in.readInt();
        return new Order(
            new CheckTask.Search(SearchFormat.readPath(in), base, budget, bound), setting);
      default:
        return new Order(
            new CheckTask.Repeat(ints(in), text(in), in.readBoolean(), in.readLong()), setting);
    }
  }

  static void write(DataOutputStream out, TaskResult result, CheckTask task) throws IOException {
    out.writeInt(RESULT);
    out.writeInt(result.runs());
    out.writeInt(result.schedules().length);
    for (long schedule : result.schedules()) {
      out.writeLong(schedule);
    }
    out.writeInt(result.cut());
    out.writeInt(result.heldBack());
    out.writeInt(result.leaked());
    out.writeBoolean(result.last() != null);
    if (result.last() != null) {
      outcome(out, result.last());
    }
    out.writeInt(result.races().size());
    for (TaskResult.Raced raced : result.races()) {
      text(out, raced.name());
      failure(out, raced.failure());
    }
    ints(out, result.learned());
    if (task instanceof CheckTask.Search search) {
      SearchFormat.writeResult(out, Objects.requireNonNull(result.subtree()), search.base());
    }
    out.writeBoolean(result.report() != null);
    if (result.report() != null) {
      report(out, result.report());
    }
    out.flush();
  }

  /** {@code task} is the one that was sent. */
  static TaskResult readResult(DataInputStream in, CheckTask task) throws IOException {
    expect(in, RESULT);
    int runs = in.readInt();
    long[] schedules = new long[in.readInt()];
    for (int i = 0; i < schedules.length; i++) {
      schedules[i] = in.readLong();
    }
    int cut = in.readInt();
    int heldBack = in.readInt();
    int leaked = in.readInt();
    @Nullable RunOutcome last = in.readBoolean() ? outcome(in) : null;
    List<TaskResult.Raced> races = new ArrayList<>();
    for (int n = in.readInt(); n > 0; n--) {
      races.add(new TaskResult.Raced(text(in), failure(in)));
    }
    int[] learned = ints(in);
    @Nullable SubtreeResult subtree =
        task instanceof CheckTask.Search search
            ? SearchFormat.readResult(in, search.path(), search.base())
            : null;
    @Nullable CheckFailure report = in.readBoolean() ? report(in) : null;
    return new TaskResult(
        runs, schedules, cut, heldBack, leaked, last, races, learned, subtree, report);
  }

  private static void expect(DataInputStream in, int magic) throws IOException {
    int found = in.readInt();
    if (found != magic) {
      throw new IOException(
          "something else was written where Jay's processes speak to each other;"
              + " does the program print from native code? Use --workers 1");
    }
  }

  // ---- Parts

  private static void text(DataOutputStream out, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  private static String text(DataInputStream in) throws IOException {
    return new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
  }

  private static void ints(DataOutputStream out, int[] values) throws IOException {
    out.writeInt(values.length);
    for (int value : values) {
      out.writeInt(value);
    }
  }

  private static int[] ints(DataInputStream in) throws IOException {
    int[] values = new int[in.readInt()];
    for (int i = 0; i < values.length; i++) {
      values[i] = in.readInt();
    }
    return values;
  }

  private static void failure(DataOutputStream out, Failure failure) throws IOException {
    text(out, failure.type.name());
    text(out, failure.message);
    text(out, failure.details);
  }

  private static Failure failure(DataInputStream in) throws IOException {
    return new Failure(Failure.Type.valueOf(text(in)), text(in), text(in), null);
  }

  private static void outcome(DataOutputStream out, RunOutcome outcome) throws IOException {
    out.writeBoolean(outcome.failure() != null);
    if (outcome.failure() != null) {
      failure(out, outcome.failure());
    }
    text(out, outcome.thrown());
    ints(out, outcome.choices());
  }

  private static RunOutcome outcome(DataInputStream in) throws IOException {
    @Nullable Failure failure = in.readBoolean() ? failure(in) : null;
    return new RunOutcome(failure, text(in), ints(in));
  }

  private static void report(DataOutputStream out, CheckFailure report) throws IOException {
    failure(out, new Failure(report.type(), report.message(), report.details(), null));
    text(out, report.table());
    text(out, report.file() == null ? "" : report.file().toString());
    text(out, report.replay());
  }

  private static CheckFailure report(DataInputStream in) throws IOException {
    Failure failure = failure(in);
    String table = text(in);
    String file = text(in);
    return new CheckFailure(
        failure.type,
        failure.message,
        failure.details,
        null,
        table,
        file.isEmpty() ? null : Path.of(file),
        text(in));
  }
}
