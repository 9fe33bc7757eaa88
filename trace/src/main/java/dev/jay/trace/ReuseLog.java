package dev.jay.trace;

import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.TreeMap;

/**
 * How often the schedules of a cache have served: a text beside them, one line for each run, {@code
 * NAME reused} or {@code NAME left}. Lines are appended in one write each, so several processes may
 * do so at once. A line may have a number behind it, which stands for so many: a file that has
 * grown is written anew in that form. Lines that come while that is done are lost, and so is a line
 * that is damaged: these are counts to sort by, not more.
 */
public final class ReuseLog {
  private static final String REUSED = "reused";
  private static final String LEFT = "left";
  private static final int GROWN = 1 << 14;

  private final File file;

  public ReuseLog(String file) {
    this.file = new File(file);
  }

  /** How often a schedule has served, and how often the program has left it. */
  public static final class Counts {
    public int reused;
    public int left;

    /** Of all uses those that went well; between for a schedule that was never used. */
    public double rate() {
      return (reused + 1.0) / (reused + left + 2.0);
    }
  }

  /** A run is over that followed this schedule. A cache that cannot be written is not counted. */
  public void count(String name, boolean isLeft) {
    String line = name + ' ' + (isLeft ? LEFT : REUSED) + '\n';
    try (OutputStream out = new FileOutputStream(file, true)) {
      out.write(line.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      return; // it is read-only
    }
    if (file.length() > GROWN) {
      shorten();
    }
  }

  /** By the names of schedules. */
  public Map<String, Counts> read() {
    Map<String, Counts> all = new TreeMap<>();
    if (file.length() == 0) {
      return all;
    }
    String text;
    try {
      text = new String(Files.readAllBytes(file.toPath()), StandardCharsets.UTF_8);
    } catch (IOException e) {
      return all;
    }
    for (String line : text.split("\n")) {
      String[] words = line.split(" ");
      int times = words.length == 2 ? 1 : words.length == 3 ? number(words[2]) : 0;
      if (times == 0) {
        continue;
      }
      Counts counts = all.get(words[0]);
      if (counts == null) {
        counts = new Counts();
        all.put(words[0], counts);
      }
      counts.reused += words[1].equals(REUSED) ? times : 0;
      counts.left += words[1].equals(LEFT) ? times : 0;
    }
    return all;
  }

  private static int number(String text) {
    try {
      return Math.max(0, Integer.parseInt(text));
    } catch (NumberFormatException e) {
      return 0;
    }
  }

  private void shorten() {
    StringBuilder lines = new StringBuilder();
    for (Map.Entry<String, Counts> each : read().entrySet()) {
      line(lines, each.getKey(), REUSED, each.getValue().reused);
      line(lines, each.getKey(), LEFT, each.getValue().left);
    }
    try {
      File fresh = File.createTempFile("reuse", ".tmp", file.getParentFile());
      Files.write(fresh.toPath(), lines.toString().getBytes(StandardCharsets.UTF_8));
      Files.move(fresh.toPath(), file.toPath(), StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      // It stays as long as it is.
    }
  }

  private static void line(StringBuilder out, String name, String what, int times) {
    if (times > 0) {
      out.append(name).append(' ').append(what).append(' ').append(times).append('\n');
    }
  }
}
