package dev.jay.programs.recorded;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

/** Reads standard input, line by line, then what is left, byte by byte. */
public final class StandardInput {
  private StandardInput() {}

  public static void main(String[] args) throws IOException {

    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    String line;
    int lines = 0;
    while ((line = in.readLine()) != null) {
      System.out.println(++lines + ": " + line);
    }
    System.out.println("end, " + System.in.available() + " left, then " + System.in.read());
  }
}
