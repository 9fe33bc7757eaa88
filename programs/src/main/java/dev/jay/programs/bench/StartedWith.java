package dev.jay.programs.bench;

import java.lang.management.ManagementFactory;

/** Prints the JVM and the options that it was started with. */
public final class StartedWith {
  private StartedWith() {}

  public static void main(String[] args) {
    System.out.println(System.getProperty("java.home"));
    for (String option : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
      System.out.println(option);
    }
  }
}
