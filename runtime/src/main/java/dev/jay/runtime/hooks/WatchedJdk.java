package dev.jay.runtime.hooks;

import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import org.jspecify.annotations.Nullable;

/**
 * Hooks in those classes of the JDK that are traced or ordered: as {@link Traced} and {@link
 * Ordered} in the program's, but silent within an operation. There the JDK's code has the turn, and
 * its accesses come in the order of the schedule.
 */
public final class WatchedJdk {
  private WatchedJdk() {}

  private static boolean isOutsideOperations() {
    Strand s = Strands.current();
    return s != null && s.depth == 0;
  }

  public static void block(int site) {
    if (isOutsideOperations()) {
      Traced.block(site);
    }
  }

  public static void begin(@Nullable Object o, int site) {
    if (isOutsideOperations()) {
      Traced.begin(o, site);
    }
  }

  public static void beginElement(@Nullable Object array, int index, int site) {
    if (isOutsideOperations()) {
      Traced.beginElement(array, index, site);
    }
  }

  public static void read() {
    if (isOutsideOperations()) {
      Traced.read();
    }
  }

  public static void written() {
    if (isOutsideOperations()) {
      Traced.written();
    }
  }

  public static void compare(int old, int value) {
    if (isOutsideOperations()) {
      Traced.compare(old, value);
    }
  }

  public static void compare(long old, long value) {
    if (isOutsideOperations()) {
      Traced.compare(old, value);
    }
  }

  public static void compare(float old, float value) {
    if (isOutsideOperations()) {
      Traced.compare(old, value);
    }
  }

  public static void compare(double old, double value) {
    if (isOutsideOperations()) {
      Traced.compare(old, value);
    }
  }

  public static void compare(@Nullable Object old, @Nullable Object value) {
    if (isOutsideOperations()) {
      Traced.compare(old, value);
    }
  }

  public static void before(int site) {
    if (isOutsideOperations()) {
      Ordered.before(site);
    }
  }

  public static void after(int site) {
    if (isOutsideOperations()) {
      Ordered.after(site);
    }
  }
}
