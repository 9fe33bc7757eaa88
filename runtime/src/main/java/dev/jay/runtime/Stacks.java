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
