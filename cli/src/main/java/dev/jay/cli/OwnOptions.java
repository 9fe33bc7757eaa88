package dev.jay.cli;

import java.util.SortedMap;

/**
 * A command's own options, as far as one must know them to tell them from java's.
 *
 * @param command the command's name
 * @param takesValue for each option, as users write it
 */
record OwnOptions(String command, SortedMap<String, Boolean> takesValue) {
  boolean has(String word) {
    return takesValue.containsKey(word);
  }

  boolean takesValue(String word) {
    return takesValue.getOrDefault(word, false);
  }
}
