package dev.jay.systemtests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A copy of one of the projects in {@code src/test/projects}, built by a Maven of its own. That
 * Maven has a local repository under {@code target}, which it fills from this build's artifacts,
 * from the repository of the Maven that runs us, and, if that one may, from the network. So the
 * user's repository is only read, and what is there need not be fetched again.
 */
final class MavenProject {
  private static final Path MODULE = Path.of("").toAbsolutePath();
  private static final Path TARGET = MODULE.resolve("target");
  private static final Path LOCAL = TARGET.resolve("projects-repository");
  private static final Path BUILT = TARGET.resolve("built-repository");
  private static final String VERSION = System.getProperty("jay.version");

  private final Jdk jdk;
  private final String junit;
  private final Path directory;

  /** A fresh copy, to be built with this JDK and this version of JUnit. */
  MavenProject(String name, Jdk jdk, String junit) {
    this.jdk = jdk;
    this.junit = junit;
    directory = TARGET.resolve("projects").resolve(name + "-" + jdk.feature() + "-" + junit);
    try {
      delete(directory);
      delete(LOCAL.resolve("dev/jay")); // of an earlier build
      copy(MODULE.resolve("src/test/projects").resolve(name), directory);
      Files.createDirectories(directory.resolve(".mvn")); // a project of its own, not part of ours
      BuiltRepository.fill(BUILT, VERSION);
      Files.writeString(settings(), settingsText());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Path directory() {
    return directory;
  }

  /** Runs Maven with these arguments. */
  Command.Ended maven(String... arguments) {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("jay.maven"), "bin", "mvn").toString());
    words.addAll(List.of("-B", "-ntp", "-U", "-gs", settings().toString()));
    words.add("-Dmaven.repo.local=" + LOCAL);
    words.add("-Djay.version=" + VERSION);
    words.add("-Djunit.version=" + junit);
    words.addAll(List.of(arguments));
    return new Command(jdk, directory, words).run();
  }

  private static Path settings() {
    return TARGET.resolve("projects-settings.xml");
  }

  private static String settingsText() {
    String local = Path.of(System.getProperty("jay.local.repository")).toUri().toString();
    String mirror =
        "offline=true".equals(System.getProperty("jay.network"))
            ? "<mirror><id>no-network</id><mirrorOf>central</mirrorOf><url>"
                + local
                + "</url></mirror>"
            : "";
    String repositories = repository("built", BUILT.toUri().toString()) + repository("user", local);
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
        .formatted(mirror, repositories, repositories.replace("repository>", "pluginRepository>"));
  }

  private static String repository(String id, String url) {
    return """
        <repository>
          <id>%1$s</id>
          <url>%2$s</url>
          <releases><checksumPolicy>ignore</checksumPolicy></releases>
        </repository>
        """
        .formatted(id, url);
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Path target = to.resolve(from.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(target);
        } else {
          Files.copy(file, target);
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
