package dev.jay.analysis.learn;

import java.util.List;
import java.util.Set;

/** The words behind {@code java}: options, the program, its arguments. */
final class Command {
  private static final Set<String> WITH_VALUE =
      Set.of(
          "-cp",
          "-classpath",
          "--class-path",
          "-p",
          "--module-path",
          "--upgrade-module-path",
          "--add-modules",
          "--add-exports",
          "--add-opens",
          "--add-reads",
          "--limit-modules",
          "--patch-module",
          "--enable-native-access");

  private static final Set<String> PROGRAMS = Set.of("-jar", "-m", "--module");

  private Command() {}

  /** The program's arguments. */
  static List<String> arguments(List<String> words) {
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      if (PROGRAMS.contains(word)) {
        return words.subList(Math.min(words.size(), i + 2), words.size());
      }
      if (WITH_VALUE.contains(word)) {
        i++;
      } else if (!word.startsWith("-")) {
        return words.subList(i + 1, words.size());
      }
    }
    return List.of();
  }
}
