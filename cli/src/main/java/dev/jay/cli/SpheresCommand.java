package dev.jay.cli;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code jay spheres}: what runs under Jay on this machine, of this user. */
@Command(
    name = "spheres",
    description = "Lists the spheres of this machine: programs, or parts of them, under Jay.",
    synopsisHeading = "Usage: ",
    customSynopsis = "jay spheres",
    descriptionHeading = "%n",
    optionListHeading = "%nOptions:%n",
    footer = {"", "A program is seen when it has run for a second."})
final class SpheresCommand implements Callable<Integer> {
  private static final int FIELDS = 7;

  private final World world;
  private final Path directory;

  /** {@code directory} is where the JVMs tell of their spheres. */
  SpheresCommand(World world, Path directory) {
    this.world = world;
    this.directory = directory;
  }

  /** Where the JVMs of this user do, as the runtime's StatusFile says. */
  static Path ownDirectory() {
    return Path.of(System.getProperty("java.io.tmpdir"))
        .resolve("jay-spheres-" + System.getProperty("user.name"));
  }

  @Override
  public Integer call() throws IOException {
    List<String[]> spheres = new ArrayList<>();
    if (Files.isDirectory(directory)) {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(directory, "*[0-9]")) {
        for (Path file : files) {
          read(file, spheres);
        }
      }
    }
    String form = "%-8s %-10s %8s %12s %12s %7s  %s%n";
    world
        .out()
        .printf(form, "process", "mode", "threads", "operations", "log bytes", "buffer", "command");
    for (String[] each : spheres) {
      world.out().printf(form, each[0], each[1], each[2], each[3], each[4], each[5] + "%", each[6]);
    }
    world.out().flush();
    return ExitCode.OK;
  }

  /** What is left of a JVM that was killed is removed. */
  private static void read(Path file, List<String[]> spheres) throws IOException {
    try {
      String[] fields = Files.readString(file).split(" ", FIELDS);
      if (fields.length < FIELDS) {
        return;
      }
      fields[FIELDS - 1] = fields[FIELDS - 1].trim();
      if (ProcessHandle.of(Long.parseLong(fields[0])).isEmpty()) {
        Files.deleteIfExists(file);
      } else {
        spheres.add(fields);
      }
    } catch (NoSuchFileException | NumberFormatException e) {
      return; // it has ended meanwhile, or is no such file
    }
  }
}
