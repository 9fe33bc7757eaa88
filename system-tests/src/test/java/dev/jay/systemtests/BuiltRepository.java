package dev.jay.systemtests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/**
 * A Maven repository with the artifacts of this build: what {@code mvn install} would put into the
 * user's own, which the tests leave alone. A module's pom is the one that the shade plugin has
 * left, if it has.
 */
final class BuiltRepository {
  private static final Path ROOT = Path.of(System.getProperty("jay.root"));

  /** The modules that a user's build needs. */
  private static final List<String> MODULES =
      List.of("api", "trace", "runtime", "checker", "junit", "maven-plugin");

  private BuiltRepository() {}

  /** Fills the directory. */
  static void fill(Path directory, String version) throws IOException {
    put(directory, "jay-parent", version, ROOT.resolve("pom.xml"), "pom");
    for (String module : MODULES) {
      String artifact = "jay-" + module;
      Path home = ROOT.resolve(module);
      Path reduced = home.resolve("target/dependency-reduced-pom.xml");
      Path pom = Files.exists(reduced) ? reduced : home.resolve("pom.xml");
      put(directory, artifact, version, pom, "pom");
      put(directory, artifact, version, home.resolve("target/" + artifact + ".jar"), "jar");
    }
  }

  private static void put(
      Path directory, String artifact, String version, Path file, String extension)
      throws IOException {
    Path folder = directory.resolve("dev/jay").resolve(artifact).resolve(version);
    Files.createDirectories(folder);
    Path target = folder.resolve(artifact + "-" + version + "." + extension);
    Files.copy(file, target, StandardCopyOption.REPLACE_EXISTING);
  }
}
