package dev.jay.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Java's {@code @file} arguments: each stands for the words in its file, which are parted by white
 * space, may be quoted, and in quotes escape with a backslash; a # begins a comment, a backslash at
 * the end of a line joins it with the next. They count up to the program; {@code --disable-@files}
 * ends them, and {@code @@x} is the word {@code @x}.
 */
final class ArgumentFiles {
  private final List<String> words = new ArrayList<>();
  private final StringBuilder word = new StringBuilder();
  private boolean isWord;

  private ArgumentFiles() {}

  /** Java's command line with the files' words in their place. */
  static List<String> expand(List<String> java, Path directory) throws IOException {
    List<String> all = new ArrayList<>(java);
    for (int i = 0; i < all.size(); i++) {
      String each = all.get(i);
      if (each.equals("--disable-@files") || isProgram(all, i)) {
        break;
      }
      if (each.startsWith("@@")) {
        all.set(i, each.substring(1));
      } else if (each.startsWith("@") && each.length() > 1) {
        all.remove(i);
        all.addAll(i, read(directory.resolve(each.substring(1))));
        i--;
      } else if (JavaOptions.takesNext(each)) {
        i++;
      }
    }
    return all;
  }

  private static boolean isProgram(List<String> all, int i) {
    String word = all.get(i);
    return word.equals("-jar") || (!word.startsWith("-") && !word.startsWith("@"));
  }

  private static List<String> read(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      throw UserError.usage("no such file: @" + file + ". Check the path");
    }
    ArgumentFiles words = new ArgumentFiles();
    words.take(Files.readString(file));
    return words.words;
  }

  private void take(String text) {
    char quote = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\' && i + 1 < text.length() && (quote != 0 || isLineEnd(text.charAt(i + 1)))) {
        i = escaped(text, i + 1);
      } else if (quote != 0) {
        quote = c == quote || isLineEnd(c) ? end(c) : add(c, quote);
      } else if (c == '"' || c == '\'') {
        quote = add("", c);
      } else if (c == '#' && !isWord) {
        while (i + 1 < text.length() && !isLineEnd(text.charAt(i + 1))) {
          i++;
        }
      } else if (Character.isWhitespace(c)) {
        end('\n');
      } else {
        add(c, c);
      }
    }
    end('\n');
  }

  /** What follows a backslash; the place of its last character. */
  private int escaped(String text, int at) {
    char c = text.charAt(at);
    if (isLineEnd(c)) {
      int next = at;
      while (next + 1 < text.length() && Character.isWhitespace(text.charAt(next + 1))) {
        next++;
      }
      return next;
    }
    int known = "nrtf".indexOf(c);
    add(known < 0 ? c : "\n\r\t\f".charAt(known), c);
    return at;
  }

  private static boolean isLineEnd(char c) {
    return c == '\n' || c == '\r';
  }

  private char add(char c, char quote) {
    return add(String.valueOf(c), quote);
  }

  private char add(String text, char quote) {
    word.append(text);
    isWord = true;
    return quote;
  }

  /** A quote ends the quotes only, white space the word. */
  private char end(char c) {
    if (Character.isWhitespace(c) && isWord) {
      words.add(word.toString());
      word.setLength(0);
      isWord = false;
    }
    return 0;
  }
}
