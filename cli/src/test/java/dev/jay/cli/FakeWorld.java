package dev.jay.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A world in a temporary directory: a Jay home, JDKs made of a release file, children that only
 * say.
 */
final class FakeWorld implements Children {
  final Path directory;
  final Map<String, String> environment = new HashMap<>();
  final List<List<String>> started = new ArrayList<>();
  int exitCode;
  List<String> childLines = List.of();

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  FakeWorld(Path directory) {
    this.directory = directory;
    file("home/lib/jay-agent.jar", "");
    file("home/lib/jay-boot.jar", "");
    jdk("own", "21.0.2");
  }

  @Override
  public int run(List<String> command, Path directory, Map<String, String> environment) {
    return run(command);
  }

  @Override
  public Streams streams(List<String> command, Path directory, Map<String, String> environment) {
    started.add(List.copyOf(command));
    return new Streams(exitCode, "", childLines);
  }

  int jay(String... args) {
    PrintStream outStream = new PrintStream(out, true, StandardCharsets.UTF_8);
    PrintStream errStream = new PrintStream(err, true, StandardCharsets.UTF_8);
    World world =
        new World(
            outStream,
            errStream,
            environment,
            directory.resolve("home"),
            directory.resolve("jdks/own"),
            directory,
            this);
    return Main.run(args, world);
  }

  String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  String err() {
    return err.toString(StandardCharsets.UTF_8);
  }

  Path file(String name, String text) {
    try {
      Path file = directory.resolve(name);
      Files.createDirectories(file.getParent());
      return Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Path jdk(String name, String version) {
    file("jdks/" + name + "/release", "JAVA_VERSION=\"" + version + "\"\n");
    if (!file("jdks/" + name + "/bin/java", "").toFile().setExecutable(true)) {
      throw new IllegalStateException("cannot make an executable file");
    }
    return directory.resolve("jdks/" + name);
  }

  /** The only command started, without the executable. */
  List<String> arguments() {
    return started.get(0).subList(1, started.get(0).size());
  }

  @Override
  public int run(List<String> command) {
    started.add(List.copyOf(command));
    return exitCode;
  }

  @Override
  public Printed print(List<String> command, boolean input, OutputStream out) {
    started.add(List.copyOf(command));
    return new Printed(exitCode, "");
  }

  @Override
  public Captured capture(List<String> command, long limitSeconds) {
    started.add(List.copyOf(command));
    return new Captured(exitCode, childLines);
  }
}
