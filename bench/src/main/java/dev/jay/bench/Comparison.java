package dev.jay.bench;

import java.util.List;

/**
 * A program to be run plain and with Jay.
 *
 * @param name how it is chosen on the command line
 * @param what how the table calls it
 */
record Comparison(
    String name,
    String what,
    List<String> plain,
    List<String> jay,
    Reading reading,
    Unit unit,
    Target target) {

  /** Whether a word on the command line means this one: the name, or its part before a dash. */
  boolean isMeantBy(String word) {
    return name.equals(word) || name.startsWith(word + "-");
  }
}
