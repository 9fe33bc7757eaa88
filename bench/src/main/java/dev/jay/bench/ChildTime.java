package dev.jay.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The processor time of all forks that have ended, as Linux counts it. On a machine that others use
 * too it says more than the clock on the wall: what a fork waits for a core is not in it.
 */
final class ChildTime {
  private static final Path STAT = Path.of("/proc/self/stat");
  private static final double TICKS = 100; // a second has so many, on all of Linux's platforms
  private static final int USER = 13; // the place behind the name, which may contain blanks
  private static final int SYSTEM = 14;

  private ChildTime() {}

  /** In seconds; not a number where there is no such count. */
  static double seconds() {
    try {
      return Files.isReadable(STAT) ? parse(Files.readString(STAT)) : Double.NaN;
    } catch (IOException e) {
      return Double.NaN;
    }
  }

  /** The time of children in a line of {@code /proc/self/stat}. */
  static double parse(String line) {
    List<String> fields = List.of(line.substring(line.lastIndexOf(')') + 2).split(" "));
    return (Long.parseLong(fields.get(USER)) + Long.parseLong(fields.get(SYSTEM))) / TICKS;
  }
}
