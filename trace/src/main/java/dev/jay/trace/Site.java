package dev.jay.trace;

/**
 * The place of an instruction in the program, as a text that survives edits elsewhere: class,
 * method, the ordinal of the instruction among those of its kind in the method, and what it
 * accesses. The line comes last, behind {@code @}; it is for people and not part of the place.
 *
 * <pre>
 *   app.Counter.add(I)V#2 write app.Counter.count @17
 *   app.Counter.add(I)V#3 read [] @18
 *   app.Counter.add(I)V#4 call HashMap.put @19
 *   app.Counter.add(I)V#5 block 12 @20       the first instruction of the block is number 12
 * </pre>
 */
public final class Site {
  private static final String LINE = " @";

  private Site() {}

  /** The text of a place. */
  public static String text(String method, int ordinal, String what, int line) {
    return method + '#' + ordinal + ' ' + what + LINE + line;
  }

  /** The place itself, without its line. */
  public static String place(String text) {
    int at = text.lastIndexOf(LINE);
    return at < 0 ? text : text.substring(0, at);
  }

  /** The line, or 0 if it is not known. */
  public static int line(String text) {
    int at = text.lastIndexOf(LINE);
    int line = 0;
    for (int i = at + LINE.length(); at >= 0 && i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < '0' || c > '9') {
        return 0;
      }
      line = 10 * line + c - '0';
    }
    return line;
  }

  /** What it accesses: the field's name with its class, {@code []}, a method, or a number. */
  public static String target(String text) {
    String place = place(text);
    return place.substring(place.lastIndexOf(' ') + 1);
  }

  /** Whether it accesses an element of an array. */
  public static boolean isElement(String text) {
    return target(text).equals("[]");
  }

  /** Whether it calls a method of a collection. */
  public static boolean isCall(String text) {
    return text.indexOf(" call ") > 0;
  }

  /** Whether that is the place of an instruction, and not another text of a trace. */
  public static boolean isPlace(String text) {
    return text.indexOf('#') > 0 && text.lastIndexOf(LINE) > 0;
  }

  /** Class, method and line, as in a stack trace. */
  public static String readable(String text) {
    int end = text.indexOf('(');
    return (end < 0 ? place(text) : text.substring(0, end)) + ":" + line(text);
  }
}
