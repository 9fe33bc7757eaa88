package dev.jay.cli;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Starts child processes. */
interface Children {
  /**
   * Runs the command with our own standard streams and returns its exit code; when we are told to
   * end, the child is told too, and we wait for it.
   */
  int run(List<String> command) throws IOException, InterruptedException;

  /** Runs the command and returns what it wrote on both streams. */
  Captured capture(List<String> command, long limitSeconds)
      throws IOException, InterruptedException;

  /** How a captured child ended. */
  record Captured(int exitCode, List<String> lines) {}

  /** Real processes. */
  final class Real implements Children {
    @Override
    public int run(List<String> command) throws IOException, InterruptedException {
      Process child = new ProcessBuilder(command).inheritIO().start();
      Thread ender = new Thread(() -> end(child), "jay-ender");
      Runtime.getRuntime().addShutdownHook(ender);
      int code = child.waitFor(); // after a signal n: 128 + n
      try {
        Runtime.getRuntime().removeShutdownHook(ender);
      } catch (IllegalStateException alreadyEnding) {
        // The hook runs, and finds the child ended.
      }
      return code;
    }

    /** Runs in the shutdown hook: SIGTERM or SIGINT came to us. */
    private static void end(Process child) {
      child.destroy();
      try {
        child.waitFor();
      } catch (InterruptedException e) {
        child.destroyForcibly();
      }
    }

    @Override
    public Captured capture(List<String> command, long limitSeconds)
        throws IOException, InterruptedException {
      // To a file: reading a pipe to its end could outlast the limit.
      Path output = Files.createTempFile("jay", ".txt");
      try {
        Process child =
            new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        boolean ended = child.waitFor(limitSeconds, TimeUnit.SECONDS);
        int code = ended ? child.exitValue() : child.destroyForcibly().waitFor();
        String text = new String(Files.readAllBytes(output), Charset.defaultCharset());
        return new Captured(code, text.lines().toList());
      } finally {
        Files.deleteIfExists(output);
      }
    }
  }
}
