package dev.jay.programs.recorded;

import java.io.Console;
import java.util.Scanner;

/** Asks for a console; there is none where standard input is a file or a pipe. */
public final class ConsoleInput {
  private ConsoleInput() {}

  public static void main(String[] args) {

    Console console = System.console();
    System.out.println(console == null ? "no console" : "a console");
    try (Scanner in = new Scanner(System.in)) {
      int sum = 0;
      while (in.hasNext()) {
        sum += in.next().length();
      }
      System.out.println(sum + " characters in words");
    }
  }
}
