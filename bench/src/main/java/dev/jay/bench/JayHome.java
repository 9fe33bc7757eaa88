package dev.jay.bench;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import org.jspecify.annotations.Nullable;

/** Where the packaged jars are. */
record JayHome(Path directory) {
  /** The one named by the property jay.home, else found by going up from our own classes. */
  static JayHome find(@Nullable String property, Path classes) {
    if (property != null && !property.isEmpty()) {
      return named(property, "jay.home");
    }
    for (@Nullable Path at = classes.toAbsolutePath(); at != null; at = at.getParent()) {
      for (Path candidate : new Path[] {at, at.resolve("target").resolve("jay")}) {
        if (new JayHome(candidate).isComplete()) {
          return new JayHome(candidate);
        }
      }
    }
    throw new UsageError(
        "no target/jay/lib/jay-agent.jar above "
            + classes
            + "; build it with mvn -q -DskipTests package, or give -Djay.home=DIRECTORY");
  }

  /** The one in this directory; {@code option} is where it was named. */
  static JayHome named(String directory, String option) {
    JayHome named = new JayHome(Path.of(directory).toAbsolutePath().normalize());
    if (!named.isComplete()) {
      throw new UsageError(
          named.jar("agent") + " is missing (" + option + " is " + directory + ")");
    }
    return named;
  }

  private boolean isComplete() {
    return Files.isRegularFile(jar("agent"));
  }

  /** The jar of a module. */
  Path jar(String module) {
    return directory.resolve("lib").resolve("jay-" + module + ".jar");
  }

  /** The launcher at the root of the project, two levels up; null where there is none. */
  @Nullable Path launcher() {
    Path target = directory.getParent();
    Path root = target == null ? null : target.getParent();
    Path launcher = root == null ? null : root.resolve("jay");
    return launcher != null && Files.isRegularFile(launcher) && Files.isExecutable(launcher)
        ? launcher
        : null;
  }

  /** The jar or directory that this class was loaded from. */
  static Path ownClasses() {
    CodeSource source = JayHome.class.getProtectionDomain().getCodeSource();
    try {
      return source == null ? Path.of("") : Path.of(source.getLocation().toURI());
    } catch (URISyntaxException e) {
      return Path.of("");
    }
  }
}
