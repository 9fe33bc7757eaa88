package dev.jay.checker;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The command that starts another JVM like this one, to work for it. */
final class Workers {
  private Workers() {}

  /** {@code words} are those that this JVM's {@link Main} was given. */
  static List<String> command(List<String> words) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(Main.class.getName(), "worker"));
    command.addAll(words);
    return command;
  }
}
