package dev.jay.runtime.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;

/**
 * Numbers for the fields that instrumented code accesses and for the places where it does. The
 * agent asks for them when it transforms a class; the same text always has the same number, so they
 * last over any number of class loaders. A field that has raced, or the place of a racing array
 * access, is marked: from the next run on its accesses are points of decision.
 */
public final class Sites {
  private static final HashMap<String, Integer> NUMBERS = new HashMap<>();
  private static final List<String> TEXTS = new ArrayList<>();
  private static final List<String> MARKED_STARTS = new ArrayList<>();
  private static boolean[] racy = new boolean[1024];
  private static boolean[] ofContents = new boolean[1024];

  private Sites() {}

  /** The number of a field, {@code Class.field}, or of a place, {@code Class.method:line}. */
  public static synchronized int number(String text) {
    Integer known = NUMBERS.get(text);
    if (known != null) {
      return known;
    }
    int number = TEXTS.size();
    TEXTS.add(text);
    NUMBERS.put(text, number);
    if (number >= racy.length) {
      racy = Arrays.copyOf(racy, 2 * number);
      ofContents = Arrays.copyOf(ofContents, 2 * number);
    }
    racy[number] = isMarkedByStart(text);
    return number;
  }

  /** The number of a place where the contents of an object are accessed. */
  public static synchronized int numberOfContents(String text) {
    int number = number(text);
    ofContents[number] = true;
    return number;
  }

  /** Whether that is the number of such a place. */
  public static boolean isOfContents(int number) {
    return number < ofContents.length && ofContents[number];
  }

  /** How many numbers there are. */
  public static synchronized int count() {
    return TEXTS.size();
  }

  public static synchronized String text(int number) {
    return TEXTS.get(number);
  }

  public static boolean isRacy(int number) {
    return racy[number];
  }

  /** Marks it; false if it was already. Between runs only. */
  public static synchronized boolean mark(int number) {
    boolean fresh = !racy[number];
    racy[number] = true;
    return fresh;
  }

  /** Marks all whose texts begin so, also those that get their numbers later. */
  public static synchronized void markAll(String start) {
    MARKED_STARTS.add(start);
    for (int i = 0; i < TEXTS.size(); i++) {
      racy[i] |= TEXTS.get(i).startsWith(start);
    }
  }

  private static boolean isMarkedByStart(String text) {
    for (String start : MARKED_STARTS) {
      if (text.startsWith(start)) {
        return true;
      }
    }
    return false;
  }

  /** Forgets all marks. */
  public static synchronized void unmarkAll() {
    MARKED_STARTS.clear();
    Arrays.fill(racy, false);
  }

  /** The texts of what is marked. */
  public static synchronized String[] marked() {
    List<String> marked = new ArrayList<>();
    for (int i = 0; i < TEXTS.size(); i++) {
      if (racy[i]) {
        marked.add(TEXTS.get(i));
      }
    }
    return marked.toArray(new String[0]);
  }
}
