package dev.jay.programs.bench;

/** The smallest program, for start-up times. */
public final class HelloWorld {
  public static void main(String[] args) {
    System.out.println("hello world");
  }
}
