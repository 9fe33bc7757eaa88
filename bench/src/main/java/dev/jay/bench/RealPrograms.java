package dev.jay.bench;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The real programs: the classes of {@code jay-real.jar} that stand in the package of a family. */
final class RealPrograms {
  private static final String PACKAGE = "dev.jay.real.";

  /** Family and class, without classes inside of others. */
  private static final Pattern ENTRY =
      Pattern.compile("dev/jay/real/([a-z]+)/([A-Z][A-Za-z0-9]*)\\.class");

  private final Path directory;

  RealPrograms(JayHome home) {
    directory = home.directory().resolve("real");
  }

  /** The names, {@code family.Class}, in the order of the alphabet. */
  List<String> names() throws IOException {
    Path jar = directory.resolve("jay-real.jar");
    if (!Files.isRegularFile(jar)) {
      throw new UsageError(jar + " is missing; build it with mvn -q -DskipTests package");
    }
    List<String> names = new ArrayList<>();
    try (JarFile file = new JarFile(jar.toFile())) {
      for (JarEntry entry : file.stream().toList()) {
        name(entry.getName(), names);
      }
    }
    return names.stream().sorted().toList();
  }

  static void name(String entry, List<String> names) {
    Matcher matcher = ENTRY.matcher(entry);
    if (matcher.matches()) {
      names.add(matcher.group(1) + "." + matcher.group(2));
    }
  }

  /** The command that runs the program, with the agent's options or none. */
  List<String> command(Path javaHome, List<String> options, String name) {
    List<String> command = new ArrayList<>();
    command.add(javaHome.resolve("bin").resolve("java").toString());
    command.addAll(options);
    command.addAll(List.of("-cp", directory + File.separator + "*", PACKAGE + name));
    return command;
  }
}
