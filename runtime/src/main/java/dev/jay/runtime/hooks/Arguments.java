package dev.jay.runtime.hooks;

import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;

/**
 * Hooks before calls from the program into code of the JDK that has no hooks, when checking: what
 * that code does to its arguments.
 */
public final class Arguments {
  /** Of a longer array only the first elements are looked at. */
  private static final int MOST_ELEMENTS = 4096;

  private Arguments() {}

  /** The JDK is about to read the array. */
  public static void readAll(@Nullable Object array, int site) {
    access(array, 0, Integer.MAX_VALUE, false, site);
  }

  /** The first elements of it. */
  public static void readFirst(@Nullable Object array, int count, int site) {
    access(array, 0, count, false, site);
  }

  /** The elements from {@code from} to before {@code to}. */
  public static void readRange(@Nullable Object array, int from, int to, int site) {
    access(array, from, to, false, site);
  }

  /** {@code length} elements from {@code from} on. */
  public static void readSlice(@Nullable Object array, int from, int length, int site) {
    access(array, from, from + length, false, site);
  }

  /** It is about to write the array. */
  public static void writeAll(@Nullable Object array, int site) {
    access(array, 0, Integer.MAX_VALUE, true, site);
  }

  /** The elements from {@code from} to before {@code to}. */
  public static void writeRange(@Nullable Object array, int from, int to, int site) {
    access(array, from, to, true, site);
  }

  /** {@code length} elements from {@code from} on. */
  public static void writeSlice(@Nullable Object array, int from, int length, int site) {
    access(array, from, from + length, true, site);
  }

  /** One element of what should be an array. */
  public static void readElement(@Nullable Object array, int index, int site) {
    access(array, index, index + 1, false, site);
  }

  /** The same. */
  public static void writeElement(@Nullable Object array, int index, int site) {
    access(array, index, index + 1, true, site);
  }

  /** What stands from {@code first} to before {@code end} elsewhere comes to {@code to}. */
  public static void writeCopied(@Nullable Object array, int to, int first, int end, int site) {
    access(array, to, to + end - first, true, site);
  }

  /** What is wrong with the numbers the JDK will say. */
  static void access(@Nullable Object array, int from, int to, boolean write, int site) {
    Strand s = array == null ? null : Strands.controlled();
    if (array == null || s == null || s.sphere.started == 1 || !array.getClass().isArray()) {
      return;
    }
    int first = Math.max(from, 0);
    int end = Math.min(Math.min(to, Array.getLength(array)), first + MOST_ELEMENTS);
    for (int i = first; i < end; i++) {
      if (write) {
        Memory.writeElement(array, i, site);
      } else {
        Memory.readElement(array, i, site);
      }
    }
  }

  /**
   * The JDK may enter the monitor that guards the object's contents. Between leaving it here and
   * the call nobody else gets the turn, so the JDK finds the monitor free.
   */
  public static void pass(@Nullable Object o, int site) {
    Strand s = o == null ? null : Strands.controlled();
    if (o == null || s == null || s.sphere.started == 1) {
      return;
    }
    s.mode++;
    Object guard = GuardedContents.monitorOf(o);
    s.mode--;
    if (guard != null) {
      Monitors.enter(guard);
      Monitors.exit(guard);
    }
  }
}
