package dev.jay.cli;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/** How wide the user's terminal is. */
final class Terminal {
  private static final int USUAL = 120;
  private static final int PREFIX = "jay: ".length();

  private Terminal() {}

  /**
   * The characters of a line that are left behind Jay's prefix: COLUMNS if that is set, else what
   * stty says of the terminal, else 120.
   */
  static int columns(World world) {
    int columns = number(world.environment().getOrDefault("COLUMNS", ""));
    if (columns == 0) {
      String size = ask();
      columns = number(size.substring(size.indexOf(' ') + 1));
    }
    return Math.max(columns == 0 ? USUAL : columns, 40) - PREFIX;
  }

  private static int number(String text) {
    try {
      return Integer.parseInt(text.strip());
    } catch (NumberFormatException e) {
      return 0;
    }
  }

  /** Rows and columns, in one line; empty if nobody knows. */
  private static String ask() {
    try {
      Process stty = new ProcessBuilder("stty", "size").redirectInput(new File("/dev/tty")).start();
      String size = new String(stty.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      stty.waitFor(1, TimeUnit.SECONDS);
      return size;
    } catch (IOException e) {
      return ""; // no terminal, or no stty
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "";
    }
  }
}
