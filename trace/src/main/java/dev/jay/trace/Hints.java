package dev.jay.trace;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Places after which a program computes for long before it synchronizes again, each with a coarse
 * length: the file {@code jay.hints}, written by {@code jay tune} or by hand. A text, one place in
 * each line, see {@link Site}, with the length behind it; sorted, so that two of them can be
 * compared. The line number may be there or not. Lines that begin with {@code #} are comments.
 *
 * <pre>
 *   # jay hints 1
 *   app.Worker.run()V#1 call BlockingQueue.take @31 1ms
 * </pre>
 */
public final class Hints {
  private static final String KIND = "# jay hints ";
  private static final String VERSION = "1";
  private static final int MICROS_A_MILLI = 1000;

  /** Each is four times the one before, to what is shown; the least is worth a hand-over. */
  private static final String[] LENGTHS = {"4us", "16us", "64us", "256us", "1ms", "4ms"};

  private static final int[] LEAST_MICROS = {4, 16, 64, 256, 1000, 4000};

  /** The lengths, from 1 on, by place. */
  public final TreeMap<String, Integer> lengths = new TreeMap<>();

  /** Reads a file; {@code name} is what messages call it. */
  public static Hints read(InputStream in, String name) throws IOException {
    Hints hints = new Hints();
    int number = 0;
    for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
      String text = line.trim();
      number++;
      if (text.startsWith(KIND) && !text.substring(KIND.length()).equals(VERSION)) {
        throw new BadFile(
            name
                + " is of version "
                + text.substring(KIND.length())
                + "; this Jay reads version "
                + VERSION
                + ". Make it again: jay tune");
      }
      if (!text.isEmpty() && !text.startsWith("#")) {
        hints.add(text, name, number);
      }
    }
    return hints;
  }

  private void add(String text, String name, int line) throws BadFile {
    int end = text.lastIndexOf(' ');
    int length = end < 0 ? 0 : lengthOf(text.substring(end + 1));
    String site = end < 0 ? "" : text.substring(0, end).trim();
    if (length == 0 || !isPlace(site)) {
      throw new BadFile(
          name
              + ": line "
              + line
              + " is not of the form `Class.method()V#1 call Class.method 1ms`. Make it again: jay"
              + " tune");
    }
    lengths.put(Site.place(site), length);
  }

  private static boolean isPlace(String site) {
    int method = site.indexOf('(');
    int ordinal = site.indexOf('#');
    return method > 0
        && site.lastIndexOf('.', method) > 0
        && ordinal > method
        && site.indexOf(' ', ordinal) > 0;
  }

  /** The longest of the lengths that are not longer; 0 if it is none. */
  private static int lengthOf(String text) {
    int unit = text.endsWith("us") ? 1 : text.endsWith("ms") ? MICROS_A_MILLI : 0;
    int micros = 0;
    for (int i = 0; i < text.length() - 2; i++) {
      char c = text.charAt(i);
      if (c < '0' || c > '9' || micros > MICROS_A_MILLI * MICROS_A_MILLI) {
        return 0;
      }
      micros = 10 * micros + c - '0';
    }
    int length = 0;
    while (length < LEAST_MICROS.length && (long) micros * unit >= LEAST_MICROS[length]) {
      length++;
    }
    return length;
  }

  /** How many places there are. */
  public int size() {
    return lengths.size();
  }

  /** The text of such a file; by place with its line. */
  public static String text(SortedMap<String, Integer> lengths) {
    StringBuilder out = new StringBuilder(KIND).append(VERSION).append('\n');
    out.append("# After these places the program computes for so long, at least, as a rule.\n");
    for (Map.Entry<String, Integer> each : lengths.entrySet()) {
      out.append(each.getKey()).append(' ').append(LENGTHS[each.getValue() - 1]).append('\n');
    }
    return out.toString();
  }
}
