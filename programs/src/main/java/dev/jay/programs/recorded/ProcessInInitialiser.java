package dev.jay.programs.recorded;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Starts a process in an initialiser, while no other thread is there, as JGit asks git. */
public final class ProcessInInitialiser {
  private ProcessInInitialiser() {}

  private static final class Answer {
    static final String TEXT = answer();

    private Answer() {}
  }

  private static String answer() {
    try {
      Process process = new ProcessBuilder("sh", "-c", "echo process $$").start();
      return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> System.out.print(Answer.TEXT));
    other.start();
    other.join();
    System.out.print(Answer.TEXT);
  }
}
