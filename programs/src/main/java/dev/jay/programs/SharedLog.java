package dev.jay.programs;

/** The order in which threads did something: one word per entry, in the order of the log's lock. */
public final class SharedLog {
  private final StringBuilder words = new StringBuilder(); // guarded by this
  private int count; // guarded by this

  /** Appends a word. */
  public synchronized void add(String word) {
    words.append(' ').append(word);
    count++;
  }

  /** Appends the current thread and what it did. */
  public void addBy(Object what) {
    add(who() + ":" + what);
  }

  public synchronized int count() {
    return count;
  }

  @Override
  public synchronized String toString() {
    return words.toString();
  }

  /** The current thread in one word: the number that ends its name, or the name's first letter. */
  public static String who() {
    String name = Thread.currentThread().getName();
    int end = name.length();
    int begin = end;
    while (begin > 0 && Character.isDigit(name.charAt(begin - 1))) {
      begin--;
    }
    if (begin < end) {
      return name.substring(begin);
    }
    return name.isEmpty() ? "v" : name.substring(0, 1);
  }
}
