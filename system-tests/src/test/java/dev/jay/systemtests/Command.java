package dev.jay.systemtests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A command as a user would type it: its words, the directory it is typed in, and the JDK that it
 * finds. It must end in time.
 */
record Command(Jdk jdk, Path directory, List<String> words, Path input) {
  private static final Path NOTHING = Path.of("/dev/null");
  private static final Duration TIMEOUT = Duration.ofMinutes(5);

  /** What a command left behind. */
  record Ended(Command command, int exit, String stdout, String stderr) {
    /** The lines of standard error that Jay wrote. */
    List<String> jayLines() {
      return stderr.lines().filter(line -> line.startsWith("jay: ")).toList();
    }

    /** All there is, for a failure's message. */
    String describe() {
      return "exit code %d\n--- stdout\n%s--- stderr\n%s--- repeat with\ncd %s && %s"
          .formatted(exit, stdout, stderr, command.directory, String.join(" ", command.words));
    }
  }

  /** {@code jay} with these arguments. */
  static Command jay(Jdk jdk, Path directory, String... arguments) {
    List<String> words = new ArrayList<>();
    words.add(jdk.tool("java").toString());
    words.addAll(Launch.QUICK); // as the launcher does
    words.add("-Djay.home=" + Settings.lib().getParent());
    words.addAll(List.of("-cp", Settings.jar("jay-cli").toString(), "dev.jay.cli.Main"));
    words.addAll(List.of(arguments));
    return of(jdk, directory, words);
  }

  /** The same with an option for the JVM of the command line. */
  Command with(String option) {
    List<String> more = new ArrayList<>(words);
    more.add(1, option);
    return new Command(jdk, directory, more, input);
  }

  /** The same with what is in that file as its standard input. */
  Command reading(Path file) {
    return new Command(jdk, directory, words, file);
  }

  /** Any command, without standard input. */
  static Command of(Jdk jdk, Path directory, List<String> words) {
    return new Command(jdk, directory, words, NOTHING);
  }

  /** A command of the shell's. */
  static Command shell(Jdk jdk, Path directory, String line) {
    return of(jdk, directory, List.of("/bin/sh", "-c", line));
  }

  Ended run() {
    try {
      Path stdout = Files.createTempFile("jay-stdout", null);
      Path stderr = Files.createTempFile("jay-stderr", null);
      try {
        return run(stdout, stderr);
      } finally {
        Files.delete(stdout);
        Files.delete(stderr);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException("interrupted", e);
    }
  }

  private Ended run(Path stdout, Path stderr) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(words);
    Settings.prepare(builder.environment(), jdk);
    builder.directory(directory.toFile());
    builder.redirectInput(ProcessBuilder.Redirect.from(input.toFile()));
    builder.redirectOutput(stdout.toFile()).redirectError(stderr.toFile());
    Process process = builder.start();
    boolean ended = process.waitFor(TIMEOUT.toMillis(), TimeUnit.MILLISECONDS);
    if (!ended) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly().waitFor();
    }
    Ended left =
        new Ended(this, process.exitValue(), Files.readString(stdout), Files.readString(stderr));
    if (!ended) {
      throw new AssertionError("no end after " + TIMEOUT + "\n" + left.describe());
    }
    return left;
  }
}
