package dev.jay.trace;

/**
 * Calls of the program's that may give it something from outside as a text: who traces them tells
 * the text, and who analyses the trace finds it there. And how places of calls are written.
 */
public final class InputCalls {
  private static final String[] OWNERS = {
    "java/io/",
    "java/nio/",
    "java/net/",
    "java/util/Scanner",
    "java/lang/System",
    "dev/jay/api/Input"
  };

  private InputCalls() {}

  /** The place of a call, the how manieth of its method; without a line, see {@link Site}. */
  public static String place(String method, int ordinal, String owner, String name) {
    String simple = owner.substring(owner.lastIndexOf('/') + 1);
    return Site.place(Site.text(method, ordinal, "result " + simple + "." + name, 0));
  }

  /** The place of a branch, the how manieth of its method. */
  public static String branch(String method, int ordinal) {
    return Site.place(Site.text(method, ordinal, "branch", 0));
  }

  /** Whether the text that a call gives back is told; {@code owner} as in class files. */
  public static boolean tellsText(String owner, String descriptor) {
    if (descriptor.endsWith(")Ljava/lang/String;")) {
      for (String each : OWNERS) {
        if (owner.startsWith(each)) {
          return true;
        }
      }
    }
    return false;
  }
}
