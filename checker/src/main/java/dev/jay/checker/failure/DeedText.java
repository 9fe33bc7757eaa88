package dev.jay.checker.failure;

import dev.jay.runtime.explore.Deed;
import dev.jay.trace.Kind;
import dev.jay.trace.Operation;

/**
 * What a strand does, in words. Its site is the place without the line, and what is done there: it
 * survives edits elsewhere in the program, and a replay follows it.
 */
final class DeedText {
  private DeedText() {}

  /** Class and method, the kind, and the target without its number. */
  static String site(Deed deed) {
    return site(deed.kind(), deed.target, deed.stack);
  }

  static String site(int kind, String target, StackTraceElement[] stack) {
    String place =
        stack.length == 0 ? "" : stack[0].getClassName() + "." + stack[0].getMethodName();
    int number = target.indexOf('#');
    return place
        + " "
        + Kind.name(kind)
        + " "
        + (number < 0 ? target : target.substring(0, number)); // numbers do not survive edits
  }

  /**
   * Whether the user did not write it: no code of the program is on the stack, or a thread begins,
   * or is only given its name.
   */
  static boolean isOfJdk(Deed deed) {
    boolean isInside = deed.isInside || deed.stack.length == 0 || isJdk(deed.stack[0]);
    return isInside || (deed.kind() == Kind.STATUS && deed.call.isEmpty() && !deed.isPending);
  }

  static boolean isJdk(StackTraceElement frame) {
    String name = frame.getClassName();
    return name.startsWith("java.") || name.startsWith("jdk.") || name.startsWith("sun.");
  }

  /** The file and line, or the method where a synchronized one is entered; or nothing. */
  static String place(Deed deed) {
    return deed.stack.length == 0 || deed.kind() == Kind.EXIT ? "" : place(deed.stack[0]);
  }

  static String place(StackTraceElement frame) {
    if (frame.getFileName() == null) {
      return "";
    }
    return frame.getFileName()
        + (frame.getLineNumber() > 0
            ? ":" + frame.getLineNumber()
            : " " + frame.getMethodName() + "()");
  }

  /** What is done, in a few words. */
  static String text(Deed deed) {
    String on = deed.shown.isEmpty() ? "" : " " + deed.shown;
    switch (deed.kind()) {
      case Kind.MONITOR_ENTER:
        return "enter" + on;
      case Kind.MONITOR_EXIT:
        return "exit" + on;
      case Kind.VOLATILE:
      case Kind.READ:
      case Kind.WRITE:
        return access(deed, on);
      case Kind.WAKE:
        return (deed.timesOut ? "times out" : "goes on") + (on.isEmpty() ? "" : " in" + on);
      case Kind.EXIT:
        return "ends";
      case Kind.BEGIN:
        return "begins";
      case Kind.NOTIFY:
      case Kind.START:
      case Kind.INTERRUPT:
        return Kind.name(deed.kind()) + on;
      case Kind.JOIN:
        return "join" + on;
      default:
        return deed.call.isEmpty() && deed.shown.indexOf('#') < 0
            ? (Kind.name(deed.kind()) + on).trim()
            : call(deed);
    }
  }

  private static String access(Deed deed, String on) {
    if (!deed.call.isEmpty()) {
      return call(deed);
    }
    return deed.reads()
        ? "read" + on + (deed.value.isEmpty() ? "" : " -> " + deed.value)
        : "write" + on + (deed.value.isEmpty() ? "" : " = " + deed.value);
  }

  /** The object, the method, its arguments and its result, as far as they are known. */
  private static String call(Deed deed) {
    String object = deed.shown;
    int number = object.indexOf('#');
    int method = number < 0 ? -1 : object.indexOf('.', number);
    if (deed.call.isEmpty()) {
      boolean isNamed = method > 0 || deed.isAccess();
      return isNamed ? object + (method > 0 ? "()" : "") : verb(deed) + " " + object;
    }
    String result = deed.value.isEmpty() ? "" : " -> " + deed.value;
    return (method < 0 ? object : object.substring(0, method))
        + (object.isEmpty() ? "" : ".")
        + deed.call
        + result;
  }

  /** The kind, where taking and giving back are told apart. */
  private static String verb(Deed deed) {
    boolean isLock = deed.kind() == Kind.LOCK;
    switch (Operation.access(deed.what)) {
      case Operation.ACQUIRE:
        return isLock ? "lock" : "acquire";
      case Operation.RELEASE:
        return isLock ? "unlock" : "release";
      case Operation.AWAIT:
        return isLock ? "lock" : "await";
      default:
        return Kind.name(deed.kind());
    }
  }

  /** What a strand would do if it could. */
  static String pending(Deed deed) {
    String on = deed.shown;
    switch (deed.kind()) {
      case Kind.MONITOR_ENTER:
        return "waits to enter " + on;
      case Kind.JOIN:
        return "waits for the end of " + on;
      case Kind.WAIT:
        return "waits for a notify of " + on;
      default:
        return "waits in " + (deed.call.isEmpty() ? on + "()" : call(deed));
    }
  }
}
