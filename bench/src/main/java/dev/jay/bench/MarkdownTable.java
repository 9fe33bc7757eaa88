package dev.jay.bench;

import java.util.ArrayList;
import java.util.List;

/** A table that reads well as text too: columns are padded, numbers stand to the right. */
final class MarkdownTable {
  private final List<List<String>> rows = new ArrayList<>();
  private final int columns;

  MarkdownTable(String... heads) {
    rows.add(List.of(heads));
    columns = heads.length;
  }

  void add(List<String> row) {
    if (row.size() != columns) {
      throw new IllegalArgumentException(row + " has not " + columns + " cells");
    }
    rows.add(row.stream().map(cell -> cell.replace("|", "\\|")).toList());
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < rows.size(); i++) {
      for (int column = 0; column < columns; column++) {
        text.append("| ").append(padded(rows.get(i).get(column), column)).append(' ');
      }
      text.append("|\n");
      if (i == 0) {
        for (int column = 0; column < columns; column++) {
          text.append('|').append("-".repeat(width(column) + 1)).append(isText(column) ? "-" : ":");
        }
        text.append("|\n");
      }
    }
    return text.toString();
  }

  private static boolean isText(int column) {
    return column == 0;
  }

  private int width(int column) {
    int width = 3;
    for (List<String> row : rows) {
      width = Math.max(width, row.get(column).length());
    }
    return width;
  }

  private String padded(String cell, int column) {
    String blanks = " ".repeat(width(column) - cell.length());
    return isText(column) ? cell + blanks : blanks + cell;
  }
}
