package dev.jay.runtime.jvm;

import java.util.Arrays;

/** Stacks in reports: from where the program called into Jay. */
public final class Stacks {
  private static final int LINES = 12;

  private Stacks() {}

  private static boolean isRuntime(StackTraceElement frame) {
    return frame.getClassName().startsWith("dev.jay.runtime.");
  }

  public static boolean isInRuntime(StackTraceElement[] frames) {
    for (StackTraceElement frame : frames) {
      if (isRunner(frame) || isActor(frame) || isAtRest(frame)) {
        return false; // below the program's own code
      }
      if (isRuntime(frame)) {
        return true;
      }
    }
    return false;
  }

  /** The lines of {@code frames}, each indented. */
  public static String of(StackTraceElement[] frames) {
    StringBuilder out = new StringBuilder();
    int first = 0;
    while (first < frames.length
        && (isRuntime(frames[first]) || frames[first].getClassName().equals("java.lang.Thread"))) {
      first++;
    }
    int end = first;
    while (end < frames.length && !isRunner(frames[end])) {
      end++;
    }
    while (end > first && isReflection(frames[end - 1])) {
      end--; // how the checker calls main
    }
    for (int i = first; i < end; i++) {
      if (!isRuntime(frames[i])) {
        out.append("    at ").append(frames[i]).append('\n');
      }
    }
    return out.toString();
  }

  private static boolean isReflection(StackTraceElement frame) {
    String name = frame.getClassName();
    return name.startsWith("jdk.internal.reflect.") || name.equals("java.lang.reflect.Method");
  }

  /** The frames from where Jay was called. */
  public static StackTraceElement[] ofCaller(StackTraceElement[] frames) {
    int first = 0;
    while (first < frames.length && isRuntime(frames[first])) {
      first++;
    }
    return Arrays.copyOfRange(frames, first, frames.length);
  }

  /** The program's frames among {@code all}: without Jay's, and from its own code on. */
  public static StackTraceElement[] ofProgram(StackTraceElement[] all) {
    StackTraceElement[] frames = ofCaller(all);
    int first = 0;
    int end = 0;
    while (end < frames.length && !isRunner(frames[end])) {
      end++;
    }
    for (int i = first; i < end; i++) {
      if (!isJdk(frames[i]) && !isRuntime(frames[i])) {
        first = i;
        break;
      }
    }
    while (end > first && isRuntime(frames[end - 1])) {
      end--;
    }
    return Arrays.copyOfRange(frames, first, end);
  }

  private static boolean isJdk(StackTraceElement frame) {
    String name = frame.getClassName();
    return name.startsWith("java.") || name.startsWith("jdk.") || name.startsWith("sun.");
  }

  private static boolean isActor(StackTraceElement frame) {
    return frame.getClassName().startsWith("dev.jay.runtime.core.ActorThreads");
  }

  /**
   * Whether the frame is where the runtime calls a function of the program's or sits in a real
   * wait: it touches nothing before it has the turn again.
   */
  private static boolean isAtRest(StackTraceElement frame) {
    return frame.getClassName().equals("dev.jay.runtime.hooks.UserCode")
        || isInitialiser(frame)
        || (frame.getClassName().equals("dev.jay.runtime.jvm.Wakes")
            && frame.getMethodName().equals("await"));
  }

  /** Whether the frame is where the runtime lets the JVM run an initialiser of the program's. */
  private static boolean isInitialiser(StackTraceElement frame) {
    return frame.getClassName().equals("dev.jay.runtime.hooks.Initialisers")
        && frame.getMethodName().equals("run");
  }

  /** Whether the frame is where a run was begun: what lies below is not the program's. */
  static boolean isRunner(StackTraceElement frame) {
    return frame.getClassName().equals("dev.jay.runtime.explore.Execution")
        || frame.getClassName().startsWith("dev.jay.checker.");
  }

  /** The innermost frame that is the program's own, and the JDK method it called. */
  public static String place() {
    String called = "";
    for (StackTraceElement frame : new Throwable().getStackTrace()) {
      String name = frame.getClassName();
      if (isRuntime(frame)) {
        continue;
      }
      if (isJdk(frame)) {
        called = name.substring(name.lastIndexOf('.') + 1) + "." + frame.getMethodName();
        continue;
      }
      return called.isEmpty() ? frame.toString() : frame + " in " + called;
    }
    return called.isEmpty() ? "(unknown)" : called;
  }

  /** A number for the place in the code that called Jay, the same in every run. */
  public static long hash(StackTraceElement[] frames) {
    long hash = 0;
    int lines = 0;
    for (int i = 0; i < frames.length && lines < LINES; i++) {
      if (!isRuntime(frames[i])) {
        hash = SplitMix.mix(hash + frames[i].toString().hashCode());
        lines++;
      }
    }
    return hash;
  }

  public static void append(StackTraceElement[] frames, StringBuilder out) {
    int first = 0;
    for (int i = 0; i < frames.length && !isInitialiser(frames[i]); i++) {
      if (isRuntime(frames[i])) {
        first = i + 1;
      }
    }
    int lines = 0;
    for (int i = first; i < frames.length && lines <= LINES; i++) {
      if (isRuntime(frames[i]) || isHidden(frames[i])) {
        continue; // around an initialiser, or of a lambda
      }
      if (++lines <= LINES) {
        out.append("jay:     at ").append(text(frames[i])).append('\n');
      } else {
        out.append("jay:     ...\n");
      }
    }
  }

  private static boolean isHidden(StackTraceElement frame) {
    return frame.getClassName().indexOf("/0x") >= 0;
  }

  /**
   * As in a stack trace; without the loader and version that frames of other threads are told with.
   */
  private static String text(StackTraceElement frame) {
    String text = frame.toString();
    String module = frame.getModuleName();
    int begin = text.indexOf(frame.getClassName() + "." + frame.getMethodName());
    return begin <= 0 ? text : (module == null ? "" : module + "/") + text.substring(begin);
  }
}
