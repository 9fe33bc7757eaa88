package dev.jay.programs.ops;

import dev.jay.programs.FirstUse;
import java.util.Scanner;
import java.util.regex.Pattern;

/** The first patterns. */
public final class FirstPattern {
  public static void main(String[] args) {
    FirstUse.run(
        worker -> Pattern.compile("(\\p{Lu}+)\\s(?<name>[a-z&&[^x]]*)").matcher("AB cd").matches(),
        worker -> Pattern.compile("\\p{IsGreek}+", Pattern.CASE_INSENSITIVE).matcher("αβγ").find(),
        worker -> "a,b;c".split("[,;]").length,
        worker -> new Scanner("1 2.5 word").nextInt());
  }
}
