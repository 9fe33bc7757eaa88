package dev.jay.checker.failure;

import dev.jay.checker.failure.Story.Mark;
import dev.jay.checker.failure.Story.Row;
import java.util.ArrayList;
import java.util.List;

/**
 * A {@link Story} as text of a given width; time runs downwards. While there is room each thread
 * has a column, and what is too long for it goes on in the next line. Where columns would be too
 * narrow, each thread has a lane of one character, and the text stands beside the lanes. File and
 * line are never cut. Long schedules lose their middle.
 */
final class ScheduleTable {
  private static final int NARROWEST = 28;
  private static final int MOST_ROWS = 120;
  private static final String GAP = " | ";

  private final Story story;
  private final int width;
  private final StringBuilder out = new StringBuilder();

  private ScheduleTable(Story story, int width) {
    this.story = story;
    this.width = width;
  }

  static String of(Story story, int width) {
    ScheduleTable table = new ScheduleTable(story, width);
    int[] columns = table.columns();
    if (columns.length > 0) {
      table.drawColumns(columns);
    } else {
      table.drawLanes();
    }
    return table.out.toString();
  }

  /** The text of a row in one line. */
  private static String line(Row row) {
    String mark = row.mark() == Mark.RACES ? "  <-- races" : "";
    return row.timed() + (row.place().isEmpty() ? "" : "  " + row.place()) + mark;
  }

  // ---- Columns

  /** The widths of the columns; none if they do not fit. */
  private int[] columns() {
    List<String> threads = story.threads();
    int[] columns = new int[threads.size()];
    int[] least = new int[threads.size()];
    for (int t = 0; t < columns.length; t++) {
      columns[t] = threads.get(t).length();
      least[t] = Math.min(columns[t], NARROWEST);
    }
    for (Row row : story.rows()) {
      int t = row.thread();
      columns[t] = Math.max(columns[t], line(row).length());
      least[t] = Math.max(least[t], Math.min(line(row).length(), NARROWEST));
      least[t] = Math.max(least[t], row.place().length() + 2);
    }
    int room = width - GAP.length() * (columns.length - 1);
    for (int sum = sum(columns); sum > room; sum--) {
      int widest = -1;
      for (int t = 0; t < columns.length; t++) {
        boolean gives = columns[t] > least[t];
        if (gives && (widest < 0 || columns[t] > columns[widest])) {
          widest = t;
        }
      }
      if (widest < 0) {
        return new int[0];
      }
      columns[widest]--;
    }
    return columns;
  }

  private static int sum(int[] values) {
    int sum = 0;
    for (int value : values) {
      sum += value;
    }
    return sum;
  }

  private void drawColumns(int[] columns) {
    List<String> threads = story.threads();
    for (int t = 0; t < columns.length; t++) {
      cell(wrap(threads.get(t), columns[t]).get(0), columns[t], t == columns.length - 1);
    }
    for (int t = 0; t < columns.length; t++) {
      cell("-".repeat(columns[t]), columns[t], t == columns.length - 1);
    }
    for (int i = 0; i < story.rows().size(); i = next(i)) {
      Row row = story.rows().get(i);
      for (String part : wrap(line(row), columns[row.thread()])) {
        for (int t = 0; t < row.thread(); t++) {
          cell("", columns[t], false);
        }
        out.append(part).append('\n');
      }
    }
  }

  private void cell(String text, int width, boolean last) {
    out.append(text);
    out.append(last ? "\n" : " ".repeat(Math.max(0, width - text.length())) + GAP);
  }

  // ---- Lanes

  private void drawLanes() {
    List<String> threads = story.threads();
    boolean hasLanes = 2 * threads.size() <= width / 3;
    for (int t = 0; hasLanes && t < threads.size(); t++) {
      out.append("| ".repeat(t)).append("+ ").append(threads.get(t)).append('\n');
    }
    for (int i = 0; i < story.rows().size(); i = next(i)) {
      Row row = story.rows().get(i);
      String before = hasLanes ? lanes(row.thread()) : threads.get(row.thread()) + ": ";
      String after = hasLanes ? lanes(-1) : "    ";
      for (String part : wrap(line(row), width - Math.max(before.length(), after.length()))) {
        out.append(before).append(part).append('\n');
        before = after;
      }
    }
  }

  private String lanes(int thread) {
    StringBuilder lanes = new StringBuilder();
    for (int t = 0; t < story.threads().size(); t++) {
      lanes.append(t == thread ? "* " : "| ");
    }
    return lanes.append(' ').toString();
  }

  // ---- Both

  /** The next row to be drawn; says how many are left out between. */
  private int next(int i) {
    int hidden = story.rows().size() - MOST_ROWS;
    if (hidden > 0 && i + 1 == MOST_ROWS / 2) {
      out.append("... ").append(hidden).append(" more operations ...\n");
      return i + 1 + hidden;
    }
    return i + 1;
  }

  /** Lines of that width at most, broken between words, and inside those that are too long. */
  private static List<String> wrap(String text, int width) {
    List<String> lines = new ArrayList<>();
    String rest = text;
    while (rest.length() > width) {
      int indent = rest.length() - rest.stripLeading().length();
      int end = rest.lastIndexOf(' ', width);
      if (end <= indent) {
        end = rest.lastIndexOf('(', width - 1) + 1;
      }
      if (end <= indent) {
        end = width;
      }
      lines.add(rest.substring(0, end).stripTrailing());
      rest = "  " + rest.substring(end).strip();
    }
    lines.add(rest);
    return lines;
  }
}
