package dev.jay.cli;

import dev.jay.trace.BadFile;
import dev.jay.trace.Kind;
import dev.jay.trace.LogReader;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Compares the logs of two schedules. Two operations are the same when thread, kind and stack are;
 * the report names the first that are not, and the last that was common to both.
 */
final class ScheduleDiff {
  private static final int BUFFER = 1 << 16;

  private final Path a;
  private final Path b;

  ScheduleDiff(Path a, Path b) {
    this.a = a;
    this.b = b;
  }

  /** The report, one line each. */
  record Result(boolean same, List<String> lines) {}

  Result compare(String nameOfA, String nameOfB) throws IOException {
    try (InputStream inA = open(a);
        InputStream inB = open(b)) {
      return compare(
          new LogReader(inA, a.toString()), nameOfA, new LogReader(inB, b.toString()), nameOfB);
    } catch (BadFile e) {
      throw new UserError(ExitCode.BAD_FILE, String.valueOf(e.getMessage()));
    }
  }

  private static Result compare(LogReader readA, String nameOfA, LogReader readB, String nameOfB)
      throws IOException {
    long common = 0;
    String last = "";
    List<String> lines = new ArrayList<>();
    for (; ; ) {
      boolean hasA = readA.next();
      boolean hasB = readB.next();
      String nowA = hasA ? describe(readA) : "";
      if (!hasA && !hasB) {
        lines.add("the schedules are the same: " + common + " operations");
        return new Result(true, lines);
      }
      if (!hasA || !hasB || !nowA.equals(describe(readB))) {
        lines.add(
            "the schedules part at operation "
                + (common + 1)
                + (common == 0 ? "" : "; the " + common + " before are the same, the last is"));
        add(lines, "both", last);
        add(lines, nameOfA, hasA ? nowA : "has ended");
        add(lines, nameOfB, hasB ? describe(readB) : "has ended");
        return new Result(false, lines);
      }
      common++;
      last = nowA;
    }
  }

  private static InputStream open(Path file) {
    try {
      return new BufferedInputStream(Files.newInputStream(file), BUFFER);
    } catch (IOException e) {
      throw UserError.usage("cannot read " + file + ". Check the path");
    }
  }

  private static String describe(LogReader operation) {
    return "thread "
        + operation.threadName()
        + ", "
        + Kind.name(operation.kind())
        + "\n"
        + operation.place();
  }

  private static void add(List<String> lines, String who, String operation) {
    if (operation.isEmpty()) {
      return;
    }
    String[] parts = operation.split("\n");
    lines.add("  " + who + ": " + parts[0]);
    for (int i = 1; i < parts.length; i++) {
      lines.add("      at " + parts[i]);
    }
  }
}
