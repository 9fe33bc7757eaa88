package dev.jay.cli;

/** The smallest program: {@code jay doctor} runs it to hear the agent's own report. */
public final class Hello {
  public static void main(String[] args) {}

  private Hello() {}
}
