package dev.jay.trace;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.TreeSet;

/**
 * A list of places whose plain accesses race: the SITES file, written by {@code jay races}, by
 * hand, or learned. A text, one place in each line, see {@link Site}; the line number may be there
 * or not. A field with its class stands for all accesses to it in that class and those inside.
 * Lines that begin with {@code #} are comments.
 */
public final class RaceSites {
  private static final String FIRST_LINE = "# jay sites 1";

  public final TreeSet<String> places = new TreeSet<>();

  /** Reads a file; {@code name} is what messages call it. */
  public static RaceSites read(InputStream in, String name) throws IOException {
    return of(new String(in.readAllBytes(), StandardCharsets.UTF_8), name);
  }

  /** The same for the text of a file. */
  public static RaceSites of(String lines, String name) throws BadFile {
    RaceSites sites = new RaceSites();
    int number = 0;
    for (String line : lines.split("\n")) {
      String text = line.trim();
      number++;
      if (text.isEmpty() || text.startsWith("#")) {
        continue;
      }
      if (!isPlace(text) && !isField(text)) {
        throw new BadFile(
            name
                + " is no list of racing places: line "
                + number
                + " is not of the form `Class.method()V#1 write Class.field` or `Class.field`. Make one with: jay"
                + " races TRACE --sites FILE");
      }
      sites.places.add(Site.place(text));
    }
    return sites;
  }

  private static boolean isPlace(String text) {
    return text.indexOf('#') >= 0 && text.indexOf(' ') >= 0;
  }

  private static boolean isField(String text) {
    return text.indexOf('.') > 0 && text.indexOf(' ') < 0 && text.indexOf('(') < 0;
  }

  /** The outermost class of a place, or of a field, with slashes. */
  public static String outermostClass(String place) {
    int end = place.indexOf('(');
    int dot = (end < 0 ? place : place.substring(0, end)).lastIndexOf('.');
    return outermost(place.substring(0, Math.max(0, dot)).replace('.', '/'));
  }

  /** The same for a class's own name. */
  public static String outermost(String className) {
    int inner = className.indexOf('$', className.lastIndexOf('/') + 2);
    return inner < 0 ? className : className.substring(0, inner);
  }

  /** Adds those of {@code other}. */
  public void addAll(RaceSites other) {
    places.addAll(other.places);
  }

  /** The text of such a file. */
  public static String text(Iterable<String> sites) {
    StringBuilder out = new StringBuilder(FIRST_LINE).append('\n');
    for (String each : sites) {
      out.append(each).append('\n');
    }
    return out.toString();
  }
}
