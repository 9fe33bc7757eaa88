package dev.jay.agent.table;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The rows of a table in the agent's jar: words between blanks, up to the end of the line or a
 * remark, which begins with #. Rows begin with the line. A cursor. It is gone through at every
 * start, before anything is compiled: by hand, and no further than the first word unless one asks.
 */
final class TableText {
  private final String text;
  private int at; // where the next line begins
  private int begin; // of the row
  private int end; // of its line

  TableText(String text) {
    this.text = text;
  }

  static TableText read(String name) {
    try (InputStream in = TableText.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException(name + " is missing from the agent's jar");
      }
      return new TableText(new String(in.readAllBytes(), StandardCharsets.ISO_8859_1));
    } catch (IOException e) {
      throw new IllegalStateException(name + " cannot be read", e);
    }
  }

  /** Goes to the next row; false when there is none. */
  boolean next() {
    while (at < text.length()) {
      goTo(at);
      if (begin < end && text.charAt(begin) != '#' && !first().isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /** Where the row begins. */
  int position() {
    return begin;
  }

  /** Goes to the row that begins there. */
  void goTo(int position) {
    begin = position;
    int newline = text.indexOf('\n', position);
    end = newline < 0 ? text.length() : newline;
    at = end + 1;
  }

  /** The first word of the row. */
  String first() {
    int blank = text.indexOf(' ', begin);
    return text.substring(begin, blank < 0 || blank > end ? end : blank);
  }

  /** All words of the row. */
  List<String> words() {
    List<String> words = new ArrayList<>();
    int remark = text.indexOf('#', begin);
    int last = remark < 0 || remark > end ? end : remark;
    for (int from = begin; from < last; ) {
      int blank = text.indexOf(' ', from);
      int wordEnd = blank < 0 || blank > last ? last : blank;
      if (wordEnd > from) {
        words.add(text.substring(from, wordEnd));
      }
      from = wordEnd + 1;
    }
    return words;
  }
}
