package dev.jay.runtime;

/** Stacks in reports: from where the program called into Jay. */
final class Stacks {
  private static final int LINES = 12;

  private Stacks() {}

  private static boolean isRuntime(StackTraceElement frame) {
    return frame.getClassName().startsWith("dev.jay.runtime.");
  }

  static boolean isInRuntime(StackTraceElement[] frames) {
    for (StackTraceElement frame : frames) {
      if (isRuntime(frame)) {
        return true;
      }
    }
    return false;
  }

  /** The lines of {@code frames}, each indented. */
  static String of(StackTraceElement[] frames) {
    StringBuilder out = new StringBuilder();
    int first = 0;
    while (first < frames.length
        && (isRuntime(frames[first]) || frames[first].getClassName().equals("java.lang.Thread"))) {
      first++;
    }
    for (int i = first; i < frames.length && !isRunner(frames[i]); i++) {
      if (!isRuntime(frames[i])) {
        out.append("    at ").append(frames[i]).append('\n');
      }
    }
    return out.toString();
  }

  /** Whether the frame is where a run was begun: what lies below is not the program's. */
  static boolean isRunner(StackTraceElement frame) {
    return frame.getClassName().equals("dev.jay.runtime.Execution")
        || frame.getClassName().startsWith("dev.jay.checker.");
  }

  static void append(StackTraceElement[] frames, StringBuilder out) {
    int first = 0;
    for (int i = 0; i < frames.length; i++) {
      if (isRuntime(frames[i])) {
        first = i + 1;
      }
    }
    int end = Math.min(frames.length, first + LINES);
    for (int i = first; i < end; i++) {
      out.append("jay:     at ").append(frames[i]).append('\n');
    }
    if (end < frames.length) {
      out.append("jay:     ...\n");
    }
  }
}
