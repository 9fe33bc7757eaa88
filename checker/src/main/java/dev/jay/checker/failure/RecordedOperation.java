package dev.jay.checker.failure;

import dev.jay.trace.Kind;
import dev.jay.trace.Operation;

/**
 * One operation of a recorded run. Its site is the place without the line, and what is done there:
 * it survives edits elsewhere in the program, and a replay follows it.
 *
 * @param event the event that it belongs to
 * @param strand that made it
 * @param what kind and access
 * @param target the object or field, in words
 * @param stack of the program, the operation's place first
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record RecordedOperation(
    int event, int strand, int what, String target, StackTraceElement[] stack) {

  int kind() {
    return Operation.kind(what);
  }

  /** Class and method, the kind, and the target without its number. */
  String site() {
    return site(kind(), target, stack);
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

  /** Whether no code of the program is on the stack. */
  boolean isOfJdk() {
    return stack.length > 0 && isJdk(stack[0]);
  }

  private static boolean isJdk(StackTraceElement frame) {
    return frame.getClassName().startsWith("java.") || frame.getClassName().startsWith("jdk.");
  }

  /** The file and line, or the method where a synchronized one is entered; or nothing. */
  String line() {
    if (stack.length == 0 || stack[0].getFileName() == null || kind() == Kind.EXIT) {
      return "";
    }
    StackTraceElement top = stack[0];
    return top.getFileName()
        + (top.getLineNumber() > 0 ? ":" + top.getLineNumber() : " " + top.getMethodName() + "()");
  }

  /** What is done, in a few words. */
  String text() {
    boolean reads = Operation.access(what) == Operation.READ;
    String on = target.isEmpty() ? "" : " " + shortName(target);
    switch (kind()) {
      case Kind.MONITOR_ENTER:
        return "enter" + on;
      case Kind.MONITOR_EXIT:
        return "exit" + on;
      case Kind.VOLATILE:
      case Kind.READ:
      case Kind.WRITE:
        return (reads ? "read" : "write") + on;
      case Kind.WAKE:
        return "goes on";
      case Kind.EXIT:
        return "ends";
      case Kind.BEGIN:
        return "begins";
      case Kind.NOTIFY:
        return "notify" + on;
      default:
        return (verb() + on).trim();
    }
  }

  /** The kind, where taking and giving back are told apart. */
  private String verb() {
    if (target.indexOf('#') > 0 && target.indexOf('.', target.indexOf('#')) > 0) {
      return ""; // the method says it
    }
    boolean isLock = kind() == Kind.LOCK;
    switch (Operation.access(what)) {
      case Operation.ACQUIRE:
        return isLock ? "lock" : "acquire";
      case Operation.RELEASE:
        return isLock ? "unlock" : "release";
      case Operation.AWAIT:
        return isLock ? "lock" : "await";
      default:
        return Kind.name(kind());
    }
  }

  /** Without packages. */
  private static String shortName(String name) {
    int bracket = name.indexOf('[');
    if (bracket >= 0 || name.indexOf('.') < 0) {
      return name;
    }
    int last = name.lastIndexOf('.');
    boolean field =
        last + 1 < name.length()
            && Character.isLowerCase(name.charAt(last + 1))
            && name.lastIndexOf('.', last - 1) + 1 < last
            && Character.isUpperCase(name.charAt(name.lastIndexOf('.', last - 1) + 1));
    return field ? name.substring(name.lastIndexOf('.', last - 1) + 1) : name.substring(last + 1);
  }
}
