package dev.jay.systemtests;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A copy of one of the projects in {@code src/test/projects}, built with the installed Jay. */
final class MavenProject {
  private static final Path PROJECTS = Path.of("").toAbsolutePath().resolve("src/test/projects");

  private final Jdk jdk;
  private final String junit;
  private final Path directory;

  /** A fresh copy, to be built with this JDK and this version of JUnit. */
  MavenProject(String name, Jdk jdk, String junit) {
    Command.Ended install = Maven.install();
    if (install.exit() != 0) {
      throw new AssertionError("Jay was not installed\n" + install.describe());
    }
    this.jdk = jdk;
    this.junit = junit;
    directory = Maven.project(PROJECTS.resolve(name), name + "-" + jdk.feature() + "-" + junit);
  }

  Path directory() {
    return directory;
  }

  /** Runs Maven with these arguments. */
  Command.Ended maven(String... arguments) {
    List<String> words = new ArrayList<>(List.of(arguments));
    words.add("-Djay.version=" + System.getProperty("jay.version"));
    words.add("-Djunit.version=" + junit);
    return Maven.run(jdk, directory, words.toArray(new String[0]));
  }
}
