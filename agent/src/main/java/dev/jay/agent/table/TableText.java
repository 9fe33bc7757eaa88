package dev.jay.agent.table;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The rows of a table in the agent's jar: words between blanks, up to the end of the line or a
 * remark, which begins with #. A cursor. It is read at every start, before anything is compiled, so
 * it is read by hand.
 */
final class TableText {
  private final String text;
  private final List<String> words = new ArrayList<>();
  private int at;

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
    words.clear();
    while (words.isEmpty() && at < text.length()) {
      int newline = text.indexOf('\n', at);
      int end = newline < 0 ? text.length() : newline;
      int remark = text.indexOf('#', at);
      split(remark < 0 || remark > end ? end : remark);
      at = end + 1;
    }
    return !words.isEmpty();
  }

  /** Takes the words up to {@code end}. */
  private void split(int end) {
    int begin = at;
    while (begin < end) {
      int blank = text.indexOf(' ', begin);
      int wordEnd = blank < 0 || blank > end ? end : blank;
      if (wordEnd > begin) {
        words.add(text.substring(begin, wordEnd));
      }
      begin = wordEnd + 1;
    }
  }

  /** How many words the row has. */
  int words() {
    return words.size();
  }

  /** One of them; empty if there is none. */
  String word(int index) {
    return index < words.size() ? words.get(index) : "";
  }
}
