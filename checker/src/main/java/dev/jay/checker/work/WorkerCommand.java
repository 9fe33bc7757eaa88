package dev.jay.checker.work;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The command that starts another JVM like this one, to work for it. */
public final class WorkerCommand {
  private WorkerCommand() {}

  /** {@code main} is this JVM's main class, {@code words} are its arguments. */
  public static List<String> of(Class<?> main, List<String> words) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(main.getName(), "worker"));
    command.addAll(words);
    return command;
  }
}
