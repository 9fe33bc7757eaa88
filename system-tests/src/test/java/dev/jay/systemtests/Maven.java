package dev.jay.systemtests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The Maven that runs us, for builds inside tests. Its local repository stands under {@code
 * target}; what is missing there comes from the repository of the Maven that runs us, and, if that
 * one may, from the network. So the user's repository is only read. Two builds at a time would
 * disturb each other there: tests that use this take the lock {@link #LOCK}.
 */
final class Maven {
  static final String LOCK = "the local repository of Maven in tests";

  private static final Path TARGET = Path.of("").toAbsolutePath().resolve("target");
  private static final Path LOCAL = TARGET.resolve("projects-repository");
  private static Command.Ended installed; // guarded by the class

  private Maven() {}

  /** Runs Maven with these arguments in this directory. */
  static Command.Ended run(Jdk jdk, Path directory, String... arguments) {
    try {
      Path settings = TARGET.resolve("projects-settings.xml");
      Files.createDirectories(TARGET);
      Files.writeString(settings, settingsText());
      List<String> words = new ArrayList<>();
      words.add(Path.of(System.getProperty("jay.maven"), "bin", "mvn").toString());
      words.addAll(List.of("-B", "-ntp", "-U", "-gs", settings.toString()));
      words.add("-Dmaven.repo.local=" + LOCAL);
      words.addAll(List.of(arguments));
      return Command.of(jdk, directory, words).run();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Installs Jay from a copy of its sources, once, in the way that docs/junit.md asks a user to;
   * only Error Prone, which has seen this code already, is left out.
   */
  static synchronized Command.Ended install() {
    if (installed == null) {
      try {
        Path copy = project(Settings.root(), "jay");
        delete(LOCAL.resolve("dev/jay")); // of an earlier build
        installed = run(Jdk.running(), copy, "-DskipTests", "install", "-Djay.errorprone=-g");
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return installed;
  }

  /** Where Jay's artifacts are installed. */
  static Path installation() {
    return LOCAL.resolve("dev/jay");
  }

  /** A fresh copy of a project's sources, as a project of its own. */
  static Path project(Path from, String name) {
    Path directory = TARGET.resolve("projects").resolve(name);
    try {
      delete(directory);
      copy(from, directory);
      Files.createDirectories(directory.resolve(".mvn")); // so that it is no part of ours
      return directory;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String settingsText() {
    String user = Path.of(System.getProperty("jay.local.repository")).toUri().toString();
    String mirror =
        "offline=true".equals(System.getProperty("jay.network"))
            ? "<mirror><id>no-network</id><mirrorOf>central</mirrorOf><url>"
                + user
                + "</url></mirror>"
            : "";
    String repository =
        """
        <repository>
          <id>user</id>
          <url>%s</url>
          <releases><checksumPolicy>ignore</checksumPolicy></releases>
        </repository>
        """
            .formatted(user);
    return """
        <settings>
          <mirrors>%s</mirrors>
          <profiles>
            <profile>
              <id>jay</id>
              <repositories>%s</repositories>
              <pluginRepositories>%s</pluginRepositories>
            </profile>
          </profiles>
          <activeProfiles>
            <activeProfile>jay</activeProfile>
          </activeProfiles>
        </settings>
        """
        .formatted(mirror, repository, repository.replace("repository>", "pluginRepository>"));
  }

  private static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to);
    try (Stream<Path> files = Files.list(from)) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString();
        if (name.equals("target") || name.equals(".git")) {
          continue;
        }
        if (Files.isDirectory(file)) {
          copy(file, to.resolve(name));
        } else {
          Files.copy(file, to.resolve(name));
        }
      }
    }
  }

  private static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted((a, b) -> b.compareTo(a)).toList()) {
          Files.delete(file);
        }
      }
    }
  }
}
