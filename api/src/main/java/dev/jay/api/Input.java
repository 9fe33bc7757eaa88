package dev.jay.api;

/**
 * Marks a value as an input that affects the schedule (TERN's {@code symbolic}): {@code jay learn}
 * then asks for the value where it would have asked for all that the value was made of, and {@code
 * jay run --cache} looks at it when the program comes there.
 *
 * <pre>{@code
 * int blocks = Input.mark("blocks", (int) (channel.size() / BLOCK));
 * }</pre>
 *
 * No batch program needs it: arguments and what comes from files, streams and clocks are inputs in
 * any case. Each method gives back what it is given; without the agent that is all.
 */
public final class Input {
  private Input() {}

  public static int mark(int value) {
    return value;
  }

  public static long mark(long value) {
    return value;
  }

  public static double mark(double value) {
    return value;
  }

  public static boolean mark(boolean value) {
    return value;
  }

  public static String mark(String value) {
    return value;
  }

  /** Marks it under a name, which conditions then show: {@code mark[blocks] = 16}. */
  public static int mark(String name, int value) {
    return value;
  }

  /** As {@link #mark(String, int)}. */
  public static long mark(String name, long value) {
    return value;
  }

  /** As {@link #mark(String, int)}. */
  public static double mark(String name, double value) {
    return value;
  }

  /** As {@link #mark(String, int)}. */
  public static boolean mark(String name, boolean value) {
    return value;
  }

  /** As {@link #mark(String, int)}. */
  public static String mark(String name, String value) {
    return value;
  }
}
