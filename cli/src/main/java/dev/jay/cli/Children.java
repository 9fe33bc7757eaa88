package dev.jay.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Starts child processes. */
interface Children {
  /**
   * Runs the command with our own standard streams and returns its exit code; when we are told to
   * end, the child is told too, and we wait for it.
   */
  int run(List<String> command) throws IOException, InterruptedException;

  /** The same in another directory and environment. */
  int run(List<String> command, Path directory, Map<String, String> environment)
      throws IOException, InterruptedException;

  /** The same, and tells what it wrote on each stream; it has no standard input. */
  Streams streams(List<String> command, Path directory, Map<String, String> environment)
      throws IOException, InterruptedException;

  /** How such a child ended. */
  record Streams(int exitCode, String out, List<String> errLines) {}

  /** Runs the command and returns what it wrote on both streams. */
  Captured capture(List<String> command, long limitSeconds)
      throws IOException, InterruptedException;

  /**
   * Runs the command with its standard output copied to {@code out}, and with our own standard
   * input or with none.
   */
  Printed print(List<String> command, boolean input, OutputStream out)
      throws IOException, InterruptedException;

  /** How such a child ended, and a digest of what it printed. */
  record Printed(int exitCode, String digest) {}

  /** How a captured child ended. */
  record Captured(int exitCode, List<String> lines) {}

  /** Real processes. */
  final class Real implements Children {
    @Override
    public int run(List<String> command) throws IOException, InterruptedException {
      return run(new ProcessBuilder(command));
    }

    @Override
    public int run(List<String> command, Path directory, Map<String, String> environment)
        throws IOException, InterruptedException {
      ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile());
      builder.environment().clear();
      builder.environment().putAll(environment);
      return run(builder);
    }

    @Override
    public Streams streams(List<String> command, Path directory, Map<String, String> environment)
        throws IOException, InterruptedException {
      Path out = Files.createTempFile("jay", ".out");
      Path err = Files.createTempFile("jay", ".err");
      try {
        ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        builder.redirectOutput(out.toFile()).redirectError(err.toFile());
        Process child = builder.start();
        child.getOutputStream().close();
        Thread ender = endWithUs(child);
        int code = child.waitFor();
        forget(ender);
        return new Streams(code, text(out), text(err).lines().toList());
      } finally {
        Files.deleteIfExists(out);
        Files.deleteIfExists(err);
      }
    }

    private static int run(ProcessBuilder builder) throws IOException, InterruptedException {
      Process child = builder.inheritIO().start();
      Thread ender = endWithUs(child);
      int code = child.waitFor(); // after a signal n: 128 + n
      forget(ender);
      return code;
    }

    @Override
    public Printed print(List<String> command, boolean input, OutputStream out)
        throws IOException, InterruptedException {
      ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
      builder.redirectOutput(Redirect.PIPE);
      builder.redirectInput(input ? Redirect.INHERIT : Redirect.PIPE);
      Process child = builder.start();
      Thread ender = endWithUs(child);
      if (!input) {
        child.getOutputStream().close();
      }
      MessageDigest digest = sha256();
      byte[] buffer = new byte[8192];
      for (int n = child.getInputStream().read(buffer);
          n >= 0;
          n = child.getInputStream().read(buffer)) {
        digest.update(buffer, 0, n);
        out.write(buffer, 0, n);
        out.flush();
      }
      int code = child.waitFor();
      forget(ender);
      return new Printed(code, HexFormat.of().formatHex(digest.digest()));
    }

    private static String text(Path file) throws IOException {
      return new String(Files.readAllBytes(file), Charset.defaultCharset());
    }

    private static MessageDigest sha256() {
      try {
        return MessageDigest.getInstance("SHA-256");
      } catch (NoSuchAlgorithmException e) {
        throw new IllegalStateException(e); // every JDK has it
      }
    }

    private static Thread endWithUs(Process child) {
      Thread ender = new Thread(() -> end(child), "jay-ender");
      Runtime.getRuntime().addShutdownHook(ender);
      return ender;
    }

    private static void forget(Thread ender) {
      try {
        Runtime.getRuntime().removeShutdownHook(ender);
      } catch (IllegalStateException alreadyEnding) {
        // The hook runs, and finds the child ended.
      }
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
        return new Captured(code, text(output).lines().toList());
      } finally {
        Files.deleteIfExists(output);
      }
    }
  }
}
