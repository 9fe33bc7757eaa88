package dev.jay.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Starts one process, waits until it has ended, and keeps what it wrote and how long it took. */
final class Fork {
  /** What a fork left behind. */
  record Outcome(int exit, String stdout, String stderr, long nanos) {}

  /** The exit code of a process that was ended since it took too long. */
  static final int TIMED_OUT = -1;

  private static final Duration FOR_EVER = Duration.ofDays(1);

  private final Path javaHome;

  /** {@code javaHome} is what the launcher takes the JDK from. */
  Fork(Path javaHome) {
    this.javaHome = javaHome;
  }

  /** Runs it; an exit code other than 0 is a failure. */
  Outcome run(List<String> command) {
    Outcome outcome = run(command, FOR_EVER);
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

  /** Runs it for that long at most, whatever its end; {@link #TIMED_OUT} where it was longer. */
  Outcome run(List<String> command, Duration limit) {
    try {
      Path stdout = Files.createTempFile("jay-bench", ".out");
      Path stderr = Files.createTempFile("jay-bench", ".err");
      try {
        ProcessBuilder builder =
            new ProcessBuilder(command)
                .redirectOutput(stdout.toFile())
                .redirectError(stderr.toFile());
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        builder.environment().remove("JDK_JAVA_OPTIONS");
        builder.environment().put("JAVA_HOME", javaHome.toString());
        long start = System.nanoTime();
        Process process = builder.start();
        process.getOutputStream().close();
        boolean ended = process.waitFor(limit.toNanos(), TimeUnit.NANOSECONDS);
        long nanos = System.nanoTime() - start;
        int exit = ended ? process.exitValue() : TIMED_OUT;
        if (!ended) {
          process.destroyForcibly().waitFor();
        }
        return new Outcome(exit, text(stdout), text(stderr), nanos);
      } finally {
        Files.deleteIfExists(stdout);
        Files.deleteIfExists(stderr);
      }
    } catch (IOException e) {
      throw new BenchFailure(e + ", when starting\n  " + String.join(" ", command));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new BenchFailure("interrupted");
    }
  }

  /** Decodes whatever is there: a process that was ended may have left half a character. */
  private static String text(Path file) throws IOException {
    return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
  }
}
