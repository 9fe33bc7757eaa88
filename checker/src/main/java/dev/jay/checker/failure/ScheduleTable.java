package dev.jay.checker.failure;

import java.util.ArrayList;
import java.util.List;

/**
 * A schedule as text: one column per thread, one row per operation, time runs downwards. A row says
 * what is done and in which line; equal rows in a row are counted. Long schedules lose their
 * middle. The last row says what the failing thread threw, and where.
 */
final class ScheduleTable {
  private static final int WIDEST = 44;
  private static final int MOST_ROWS = 120;

  private ScheduleTable() {}

  static String of(List<RecordedOperation> operations, List<String> threads) {
    return of(operations, threads, "");
  }

  /** {@code end} is what the thread of the last operation threw, or empty. */
  static String of(List<RecordedOperation> operations, List<String> threads, String end) {
    List<String> cells = new ArrayList<>();
    List<Integer> columns = new ArrayList<>();
    for (RecordedOperation operation : operations) {
      if (operation.isOfJdk()) {
        continue; // what a pool's worker does by itself tells the user nothing
      }
      String cell = operation.text() + (operation.line().isEmpty() ? "" : "  " + operation.line());
      int last = cells.size() - 1;
      if (last >= 0
          && columns.get(last) == operation.strand()
          && base(cells.get(last)).equals(cell)) {
        cells.set(last, cell + " x" + (times(cells.get(last)) + 1));
      } else {
        cells.add(cell);
        columns.add(operation.strand());
      }
    }
    if (!end.isEmpty() && !operations.isEmpty()) {
      cells.add(end);
      columns.add(operations.get(operations.size() - 1).strand());
    }
    int[] widths = widths(cells, columns, threads);
    StringBuilder out = new StringBuilder();
    for (int t = 0; t < threads.size(); t++) {
      cell(out, threads.get(t), widths[t], t == threads.size() - 1);
    }
    out.append('\n');
    for (int t = 0; t < threads.size(); t++) {
      cell(out, "-".repeat(widths[t]), widths[t], t == threads.size() - 1);
    }
    out.append('\n');
    rows(out, cells, columns, widths);
    return out.toString();
  }

  private static void rows(
      StringBuilder out, List<String> cells, List<Integer> columns, int[] widths) {
    int hidden = cells.size() - MOST_ROWS;
    for (int i = 0; i < cells.size(); i++) {
      if (hidden > 0 && i == MOST_ROWS / 2) {
        out.append("... ").append(hidden).append(" more operations ...\n");
        i += hidden;
      }
      for (int t = 0; t < columns.get(i); t++) {
        cell(out, "", widths[t], false);
      }
      out.append(cut(cells.get(i), widths[columns.get(i)])).append('\n');
    }
  }

  private static String base(String cell) {
    int x = cell.lastIndexOf(" x");
    return x > 0 && cell.substring(x + 2).chars().allMatch(Character::isDigit)
        ? cell.substring(0, x)
        : cell;
  }

  private static int times(String cell) {
    String base = base(cell);
    return base.length() == cell.length() ? 1 : Integer.parseInt(cell.substring(base.length() + 2));
  }

  private static int[] widths(List<String> cells, List<Integer> columns, List<String> threads) {
    int[] widths = new int[threads.size()];
    for (int t = 0; t < widths.length; t++) {
      widths[t] = threads.get(t).length();
    }
    for (int i = 0; i < cells.size(); i++) {
      int t = columns.get(i);
      widths[t] = Math.min(WIDEST, Math.max(widths[t], cells.get(i).length()));
    }
    return widths;
  }

  private static void cell(StringBuilder out, String text, int width, boolean last) {
    out.append(cut(text, width));
    if (!last) {
      out.append(" ".repeat(Math.max(0, width - text.length()))).append(" | ");
    }
  }

  /** What is too long loses the end of what is done, never the line. */
  private static String cut(String text, int width) {
    if (text.length() <= width) {
      return text;
    }
    int line = text.lastIndexOf("  ");
    String kept = line < 0 ? "" : text.substring(line);
    int room = Math.max(0, width - 3 - kept.length());
    return text.substring(0, Math.min(room, text.length() - kept.length())) + "..." + kept;
  }
}
