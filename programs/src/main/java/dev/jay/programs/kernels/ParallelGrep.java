package dev.jay.programs.kernels;

import dev.jay.programs.Digest;
import dev.jay.programs.Parameters;
import dev.jay.programs.Workers;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/**
 * pfscan, a parallel grep: main puts texts into a queue, threads take them and search them for a
 * keyword by Horspool's method, and for each match take a lock and count. The texts are those of
 * the files in {@code --folder}, or {@code --size} texts made up. So the schedule depends on where
 * the matches are.
 */
public final class ParallelGrep {
  private static final String[] WORDS = {"return", "static", "if", "void", "retry", "while", "int"};

  private final byte[] keyword;
  private final int[] skips = new int[256]; // how far a byte lets the search go on
  private final Queue<byte[]> texts = new ArrayDeque<>(); // guarded by itself
  private final int[] found = new int[1]; // guarded by itself

  private ParallelGrep(String keyword) {
    this.keyword = keyword.getBytes(StandardCharsets.UTF_8);
    Arrays.fill(skips, this.keyword.length);
    for (int i = 0; i < this.keyword.length - 1; i++) {
      skips[this.keyword[i] & 0xff] = this.keyword.length - 1 - i;
    }
  }

  public static void main(String[] args) throws IOException {
    Parameters parameters =
        Parameters.of(args, "--threads", "--size", "--seed", "--keyword", "--folder");
    ParallelGrep grep = new ParallelGrep(parameters.text("--keyword", "return"));
    String folder = parameters.text("--folder", "");
    List<byte[]> all =
        folder.isEmpty()
            ? madeUp(parameters.number("--size", 40), parameters.number("--seed", 1))
            : filesIn(Path.of(folder));
    grep.texts.addAll(all);
    Workers.run(parameters.number("--threads", 4), worker -> grep.search());
    grep.check(all);
    Parameters.result(new Digest().add(grep.found[0]) + " matches " + grep.found[0]);
  }

  private static List<byte[]> madeUp(int count, int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<byte[]> texts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      StringBuilder text = new StringBuilder();
      for (int word = random.nextInt(200, 2000); word > 0; word--) {
        text.append(WORDS[random.nextInt(WORDS.length)]).append(' ');
      }
      texts.add(text.toString().getBytes(StandardCharsets.UTF_8));
    }
    return texts;
  }

  private static List<byte[]> filesIn(Path folder) throws IOException {
    List<byte[]> texts = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        texts.add(Files.readAllBytes(file));
      }
    }
    return texts;
  }

  private void search() {
    for (byte[] text = next(); text != null; text = next()) {
      for (int at = find(text, 0); at >= 0; at = find(text, at + 1)) {
        synchronized (found) {
          found[0]++;
        }
      }
    }
  }

  private byte[] next() {
    synchronized (texts) {
      return texts.poll();
    }
  }

  /** Where the keyword is next, from a place on; -1 if nowhere. */
  private int find(byte[] text, int from) {
    int at = from;
    while (at + keyword.length <= text.length) {
      int i = keyword.length - 1;
      while (i >= 0 && text[at + i] == keyword[i]) {
        i--;
      }
      if (i < 0) {
        return at;
      }
      at += skips[text[at + keyword.length - 1] & 0xff];
    }
    return -1;
  }

  /** Counts again, by String's own search. */
  private void check(List<byte[]> all) {
    String word = new String(keyword, StandardCharsets.ISO_8859_1);
    int count = 0;
    for (byte[] bytes : all) {
      String text = new String(bytes, StandardCharsets.ISO_8859_1);
      for (int at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        count++;
      }
    }
    if (count != found[0]) {
      throw new IllegalStateException(found[0] + " matches instead of " + count);
    }
  }
}
