package dev.jay.cli;

import dev.jay.trace.RecordingHead;
import dev.jay.trace.RecordingReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Starts the JVM that repeats a recording: the recorded command, in the recorded directory and
 * environment, with the agent that follows the file.
 */
final class RecordingReplay {
  private final World world;
  private final Path path;
  private final RecordingHead head;
  final RecordingReader recording;

  RecordingReplay(World world, Path path, String name) throws IOException {
    this.world = world;
    this.path = path;
    this.recording = JayFiles.read(path, name, RecordingReader::read);
    this.head = recording.head;
    if (head.words.isEmpty()) {
      throw UserError.usage(
          name
              + " does not say which command it is of, since it was not made by jay record. Give"
              + " the agent option replay="
              + path
              + " to the same java command");
    }
  }

  int run(@Nullable Integer debug, @Nullable String in, boolean anyway, String agentOptions)
      throws IOException, InterruptedException {
    Path directory = prepare(in, anyway);
    return world.children().run(command(debug, anyway, agentOptions), directory, environment());
  }

  /** Where the program is to run, with the classes that were recorded there. */
  Path prepare(@Nullable String in, boolean anyway) {
    Path directory = directory(in);
    if (!anyway) {
      requireSameClasses(directory);
    }
    return directory;
  }

  /** Runs it and tells what it wrote. */
  Children.Streams streams(Path directory, boolean anyway, String agentOptions)
      throws IOException, InterruptedException {
    return world.children().streams(command(null, anyway, agentOptions), directory, environment());
  }

  private List<String> command(@Nullable Integer debug, boolean anyway, String agentOptions) {
    List<String> command = new ArrayList<>();
    command.add(JavaHome.chosen(world).require().java().toString());
    command.addAll(RunCommand.VM_FLAGS);
    if (debug != null) {
      command.add(
          "-agentlib:jdwp=transport=dt_socket,server=y,suspend=y,quiet=y,address=localhost:"
              + debug);
      world.say("waiting for a debugger on port " + debug);
    }
    command.add(
        "-javaagent:"
            + world.agentJar()
            + "=replay="
            + AgentFile.of(path)
            + (anyway ? ",anyway" : "")
            + agentOptions);
    command.addAll(head.words);
    return command;
  }

  private Path directory(@Nullable String in) {
    Path recorded = Path.of(head.property("directory"));
    Path directory = in == null ? recorded : world.directory().resolve(in);
    if (!Files.isDirectory(directory)) {
      if (in != null) {
        throw UserError.usage("no such directory: " + in);
      }
      world.say(
          recorded
              + ", where it was recorded, is not here; going on in "
              + world.directory()
              + ". --in names another directory");
      return world.directory();
    }
    return directory;
  }

  private void requireSameClasses(Path directory) {
    Map<String, Long> now = ClassPathDigest.of(head.words, directory, head.environment);
    for (Map.Entry<String, Long> each : head.digests.entrySet()) {
      Long digest = now.get(each.getKey());
      if (!each.getValue().equals(digest)) {
        throw UserError.usage(
            each.getKey()
                + (digest == null ? " is not there" : " is another one")
                + " than was recorded; the replay would go astray. Bring the old one back, name its"
                + " directory with --in, or try it with --anyway");
      }
    }
  }

  /** The recorded one, but for where Jay keeps its own things. */
  private Map<String, String> environment() {
    Map<String, String> environment = new TreeMap<>(head.environment);
    environment.keySet().removeIf(name -> name.startsWith("JAY_"));
    world
        .environment()
        .forEach(
            (name, value) -> {
              if (name.startsWith("JAY_")) {
                environment.put(name, value);
              }
            });
    return environment;
  }
}
