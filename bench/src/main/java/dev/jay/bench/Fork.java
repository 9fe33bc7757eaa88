package dev.jay.bench;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Starts one process, waits until it has ended, and keeps what it wrote and how long it took. */
final class Fork {
  /** What a fork left behind. */
  record Outcome(int exit, String stdout, String stderr, long nanos) {}

  private final Path javaHome;

  /** {@code javaHome} is what the launcher takes the JDK from. */
  Fork(Path javaHome) {
    this.javaHome = javaHome;
  }

  /** Runs it; an exit code other than 0 is a failure. */
  Outcome run(List<String> command) {
    Outcome outcome = runWhateverTheEnd(command);
    if (outcome.exit() != 0) {
      throw new BenchFailure(
          "exit code "
              + outcome.exit()
              + " of\n  "
              + String.join(" ", command)
              + "\n"
              + outcome.stderr());
    }
    return outcome;
  }

  private Outcome runWhateverTheEnd(List<String> command) {
    try {
      Path stderr = Files.createTempFile("jay-bench", ".err");
      try {
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(stderr.toFile());
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        builder.environment().remove("JDK_JAVA_OPTIONS");
        builder.environment().put("JAVA_HOME", javaHome.toString());
        long start = System.nanoTime();
        Process process = builder.start();
        process.getOutputStream().close();
        String stdout;
        try (InputStream in = process.getInputStream()) {
          stdout = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        int exit = process.waitFor();
        long nanos = System.nanoTime() - start;
        return new Outcome(exit, stdout, Files.readString(stderr), nanos);
      } finally {
        Files.deleteIfExists(stderr);
      }
    } catch (IOException e) {
      throw new BenchFailure(e + ", when starting\n  " + String.join(" ", command));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new BenchFailure("interrupted");
    }
  }
}
