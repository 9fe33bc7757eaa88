package dev.jay.schedules;

/**
 * An input that arrives while the program runs: what a call gave back. It is known by the thread,
 * the place of the call, and how often the thread was there; so whoever runs the program again can
 * tell when it has arrived, whatever its value.
 *
 * @param name what conditions call it
 * @param strand the thread
 * @param count from 1
 * @param place see {@link dev.jay.trace.Site}
 */
public record LateInput(String name, int strand, int count, String place) {
  /** A line of text. */
  public String text() {
    return strand + " " + count + " " + name + "\t" + place;
  }

  /** Reads a line; {@link IllegalArgumentException} if it is none. */
  public static LateInput parse(String line) {
    int first = line.indexOf(' ');
    int second = line.indexOf(' ', first + 1);
    int tab = line.indexOf('\t');
    if (first < 0 || second < 0 || tab < second) {
      throw new IllegalArgumentException("no late input: " + line);
    }
    return new LateInput(
        line.substring(second + 1, tab),
        Integer.parseInt(line.substring(0, first)),
        Integer.parseInt(line.substring(first + 1, second)),
        line.substring(tab + 1));
  }
}
