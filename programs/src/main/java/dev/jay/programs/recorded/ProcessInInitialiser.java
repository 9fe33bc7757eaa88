package dev.jay.programs.recorded;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * Starts a process in the initialiser of the main class, as JGit asks git for its version: nothing
 * there is an operation, and the thread that waits for the process is started by it all the same.
 */
public final class ProcessInInitialiser {
  private static final String ANSWER = answer();

  private ProcessInInitialiser() {}

  private static String answer() {
    try {
      Process process = new ProcessBuilder("sh", "-c", "echo process $$").start();
      return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> System.out.print(ANSWER));
    other.start();
    other.join();
    System.out.print(ANSWER);
  }
}
