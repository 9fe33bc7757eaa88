package dev.jay.checker;

import dev.jay.runtime.explore.Failure;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tasks and answers as bytes, between the JVM of a check and those that work for it. Both are of
 * the same build, so there is no version. Each message begins with a magic number: what else the
 * program may write to the same stream is noticed.
 */
final class Wire {
  private static final int TASK = 0x4A617954; // JayT
  private static final int ANSWER = 0x4A617941; // JayA
  private static final int READY = 0x4A617952; // JayR
  private static final int DRAW = 1;
  private static final int SEARCH = 2;
  private static final int REPEAT = 3;

  private Wire() {}

  /** A task as it comes over the wire. */
  record Order(Task task, Task.Setting setting) {}

  /** The first word of a JVM that waits for tasks. */
  static void writeReady(DataOutputStream out) throws IOException {
    out.writeInt(READY);
    out.flush();
  }

  static void readReady(DataInputStream in) throws IOException {
    expect(in, READY);
  }

  static void write(DataOutputStream out, Task task, Task.Setting setting) throws IOException {
    out.writeInt(TASK);
    out.writeInt(setting.marks().size());
    for (String mark : setting.marks()) {
      text(out, mark);
    }
    out.writeLong(setting.nanos());
    out.writeBoolean(setting.hints());
    if (task instanceof Task.Draw draw) {
      out.writeByte(DRAW);
      text(out, draw.strategy());
      out.writeLong(draw.seed());
      out.writeInt(draw.depth());
      out.writeLong(draw.from());
      out.writeInt(draw.count());
      ints(out, draw.learned());
    } else if (task instanceof Task.Search search) {
      out.writeByte(SEARCH);
      out.writeInt(search.base());
      out.writeInt(search.budget());
      out.writeInt(search.bound());
      trail(out, search.trail(), 0);
    } else if (task instanceof Task.Repeat repeat) {
      out.writeByte(REPEAT);
      ints(out, repeat.choices());
      text(out, repeat.race());
      out.writeBoolean(repeat.show());
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
    Task.Setting setting = new Task.Setting(marks, in.readLong(), in.readBoolean());
    switch (in.readByte()) {
      case DRAW:
        return new Order(
            new Task.Draw(
                text(in), in.readLong(), in.readInt(), in.readLong(), in.readInt(), ints(in)),
            setting);
      case SEARCH:
        int base = in.readInt();
        int budget = in.readInt();
        int bound = in.readInt();
        Trail trail = new Trail();
        trail(in, trail);
        return new Order(new Task.Search(trail, base, budget, bound), setting);
      default:
        return new Order(
            new Task.Repeat(ints(in), text(in), in.readBoolean(), in.readLong()), setting);
    }
  }

  /** Of the trail that is left, what is below the nodes that the asker has. */
  static void write(DataOutputStream out, Answer answer, Task task) throws IOException {
    out.writeInt(ANSWER);
    out.writeInt(answer.runs);
    out.writeInt(answer.schedules.length);
    for (long schedule : answer.schedules) {
      out.writeLong(schedule);
    }
    out.writeInt(answer.cut);
    out.writeInt(answer.leaked);
    out.writeBoolean(answer.last != null);
    if (answer.last != null) {
      attempt(out, answer.last);
    }
    out.writeInt(answer.races.size());
    for (Answer.Raced raced : answer.races) {
      text(out, raced.name());
      failure(out, raced.failure());
    }
    ints(out, answer.learned);
    out.writeInt(answer.wishes.size());
    for (Dpor.Wish wish : answer.wishes) {
      out.writeInt(wish.depth());
      out.writeLong(wish.initials());
      out.writeInt(wish.own());
    }
    out.writeBoolean(answer.first != null);
    if (answer.first != null) {
      footprint(out, answer.first);
    }
    out.writeBoolean(answer.tooManyStrands);
    out.writeBoolean(answer.diverged);
    out.writeBoolean(answer.left != null);
    if (answer.left != null && task instanceof Task.Search search) {
      trail(out, answer.left, search.base());
    }
    out.writeBoolean(answer.shown != null);
    if (answer.shown != null) {
      shown(out, answer.shown);
    }
    out.flush();
  }

  static Answer readAnswer(DataInputStream in, Task task) throws IOException {
    expect(in, ANSWER);
    Answer answer = new Answer();
    answer.runs = in.readInt();
    answer.schedules = new long[in.readInt()];
    for (int i = 0; i < answer.schedules.length; i++) {
      answer.schedules[i] = in.readLong();
    }
    answer.cut = in.readInt();
    answer.leaked = in.readInt();
    answer.last = in.readBoolean() ? attempt(in) : null;
    answer.races = new ArrayList<>();
    for (int n = in.readInt(); n > 0; n--) {
      answer.races.add(new Answer.Raced(text(in), failure(in)));
    }
    answer.learned = ints(in);
    answer.wishes = new ArrayList<>();
    for (int n = in.readInt(); n > 0; n--) {
      answer.wishes.add(new Dpor.Wish(in.readInt(), in.readLong(), in.readInt()));
    }
    answer.first = in.readBoolean() ? footprint(in) : null;
    answer.tooManyStrands = in.readBoolean();
    answer.diverged = in.readBoolean();
    if (in.readBoolean() && task instanceof Task.Search search) {
      Trail left = search.trail().beginning(search.base());
      trail(in, left);
      answer.left = left;
    }
    answer.shown = in.readBoolean() ? shown(in) : null;
    return answer;
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

  private static void trail(DataOutputStream out, Trail trail, int from) throws IOException {
    out.writeInt(trail.size() - from);
    for (int i = from; i < trail.size(); i++) {
      Node node = trail.node(i);
      out.writeInt(trail.choice(i));
      out.writeLong(node.enabled);
      out.writeInt(node.before);
      out.writeInt(node.preemptions);
      out.writeInt(node.locations);
      out.writeLong(node.backtrack);
      out.writeLong(node.done);
      out.writeLong(node.asleep);
      long known = 0;
      for (int s = 0; s < Dpor.MOST_STRANDS; s++) {
        known |= node.next(s) == null ? 0 : 1L << s;
      }
      out.writeLong(known);
      for (int s = 0; s < Dpor.MOST_STRANDS; s++) {
        Footprint next = node.next(s);
        if (next != null) {
          footprint(out, next);
        }
      }
    }
  }

  private static void trail(DataInputStream in, Trail trail) throws IOException {
    for (int n = in.readInt(); n > 0; n--) {
      int choice = in.readInt();
      Node node = new Node(in.readLong(), in.readInt(), in.readInt(), in.readInt());
      node.backtrack = in.readLong();
      node.done = in.readLong();
      node.asleep = in.readLong();
      long known = in.readLong();
      for (int s = 0; s < Dpor.MOST_STRANDS; s++) {
        if ((known & 1L << s) != 0) {
          node.setNext(s, footprint(in));
        }
      }
      trail.add(node, choice);
    }
  }

  private static void footprint(DataOutputStream out, Footprint footprint) throws IOException {
    ints(out, footprint.locations);
    ints(out, footprint.accesses);
    out.writeBoolean(footprint.global);
  }

  private static Footprint footprint(DataInputStream in) throws IOException {
    return new Footprint(ints(in), ints(in), in.readBoolean());
  }

  private static void failure(DataOutputStream out, Failure failure) throws IOException {
    text(out, failure.type.name());
    text(out, failure.message);
    text(out, failure.details);
  }

  private static Failure failure(DataInputStream in) throws IOException {
    return new Failure(Failure.Type.valueOf(text(in)), text(in), text(in), null);
  }

  private static void attempt(DataOutputStream out, Attempt attempt) throws IOException {
    out.writeBoolean(attempt.failure() != null);
    if (attempt.failure() != null) {
      failure(out, attempt.failure());
    }
    text(out, attempt.thrown());
    ints(out, attempt.choices());
  }

  private static Attempt attempt(DataInputStream in) throws IOException {
    @Nullable Failure failure = in.readBoolean() ? failure(in) : null;
    return new Attempt(failure, text(in), ints(in));
  }

  private static void shown(DataOutputStream out, CheckFailure shown) throws IOException {
    failure(out, new Failure(shown.type(), shown.message(), shown.details(), null));
    text(out, shown.table());
    text(out, shown.file() == null ? "" : shown.file().toString());
    text(out, shown.replay());
  }

  private static CheckFailure shown(DataInputStream in) throws IOException {
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
