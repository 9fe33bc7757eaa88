package dev.jay.systemtests;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Starts JVMs, some at a time, and collects what they write. Output goes to files, so that a child
 * of the child cannot keep us waiting. A JVM that does not end in time is a failure with its thread
 * dump in the message.
 */
final class Forks {
  /** One more than cores, since programs sleep and wait some of the time. */
  private static final int AT_A_TIME = Runtime.getRuntime().availableProcessors() + 1;

  private static final AtomicInteger COUNT = new AtomicInteger();
  private static final ExecutorService POOL =
      Executors.newFixedThreadPool(
          AT_A_TIME,
          task -> {
            Thread thread = new Thread(task, "fork");
            thread.setDaemon(true);
            return thread;
          });

  private Forks() {}

  /** How many JVMs were started so far. */
  static int count() {
    return COUNT.get();
  }

  /** Runs all of them, some at a time, and gives the outcomes in the same order. */
  static List<Outcome> runAll(List<Launch> launches) {
    List<Future<Outcome>> futures = new ArrayList<>();
    for (Launch launch : launches) {
      futures.add(POOL.submit(() -> fork(launch)));
    }
    List<Outcome> outcomes = new ArrayList<>();
    try {
      for (Future<Outcome> future : futures) {
        outcomes.add(get(future));
      }
    } finally {
      futures.forEach(future -> future.cancel(false)); // after a failure: what has not begun
    }
    return outcomes;
  }

  static Outcome run(Launch launch) {
    return runAll(List.of(launch)).get(0);
  }

  private static Outcome get(Future<Outcome> future) {
    try {
      return future.get();
    } catch (InterruptedException e) {
      throw new IllegalStateException("interrupted", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof AssertionError failure) {
        throw failure;
      }
      throw new IllegalStateException(e.getCause());
    }
  }

  private static Outcome fork(Launch launch) throws IOException, InterruptedException {
    COUNT.incrementAndGet();
    Path folder = Files.createTempDirectory("jay-fork");
    Path stdout = folder.resolve("stdout");
    Path stderr = folder.resolve("stderr");
    Process hog =
        launch.hog() ? new ProcessBuilder("sh", "-c", "while :; do :; done").start() : null;
    try {
      ProcessBuilder builder = new ProcessBuilder(launch.command());
      Settings.prepare(builder.environment(), launch.jdk());
      builder.directory(folder.toFile());
      builder.redirectOutput(stdout.toFile()).redirectError(stderr.toFile());
      Process process = builder.start();
      feed(launch, process);
      if (!process.waitFor(launch.timeout().toMillis(), TimeUnit.MILLISECONDS)) {
        String dump = ThreadDump.of(launch.jdk(), process);
        process.destroyForcibly().waitFor();
        Outcome soFar = new Outcome(launch, -1, read(stdout), read(stderr));
        throw new AssertionError(
            "no end after " + launch.timeout() + "\n" + soFar.describe() + "\n" + dump);
      }
      return new Outcome(launch, process.exitValue(), read(stdout), read(stderr));
    } finally {
      if (hog != null) {
        hog.destroyForcibly();
      }
      delete(folder);
    }
  }

  private static void feed(Launch launch, Process process)
      throws IOException, InterruptedException {
    try (OutputStream in = process.getOutputStream()) {
      if (launch.lateInput().isPresent()) {
        Thread.sleep(1000);
        in.write(launch.lateInput().get().getBytes(StandardCharsets.UTF_8));
      }
    }
  }

  private static String read(Path file) throws IOException {
    return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
  }

  private static void delete(Path folder) {
    try (var files = Files.walk(folder)) {
      for (Path file : files.sorted((a, b) -> b.compareTo(a)).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
