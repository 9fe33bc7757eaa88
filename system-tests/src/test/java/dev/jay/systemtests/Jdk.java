package dev.jay.systemtests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A JDK to run programs with: the running one, and a newer one found beside it. */
record Jdk(String version, Path home) {
  private static final Pattern VERSION = Pattern.compile("JAVA_VERSION=\"([^\"]+)\"");
  private static final List<Jdk> ALL = find();

  static List<Jdk> all() {
    return ALL;
  }

  static Jdk running() {
    return ALL.get(0);
  }

  int feature() {
    return Integer.parseInt(version.split("\\D", 2)[0]);
  }

  Path tool(String name) {
    return home.resolve("bin").resolve(name);
  }

  @Override
  public String toString() {
    return "JDK " + feature();
  }

  private static List<Jdk> find() {
    List<Jdk> found = new ArrayList<>();
    Path home = real(Path.of(System.getProperty("java.home")));
    found.add(new Jdk(System.getProperty("java.version"), home));
    named().or(() -> newestBeside(home)).ifPresent(found::add);
    return List.copyOf(found);
  }

  private static Optional<Jdk> named() {
    String home = System.getProperty("jay.jdk25", System.getenv("JAY_JDK25"));
    if (home == null || home.isEmpty()) {
      return Optional.empty();
    }
    Optional<Jdk> jdk = at(Path.of(home));
    if (jdk.isEmpty()) {
      throw new IllegalStateException(home + " (jay.jdk25 or JAY_JDK25) is not a JDK");
    }
    return jdk;
  }

  private static Optional<Jdk> newestBeside(Path home) {
    Path parent = home.getParent();
    if (parent == null) {
      return Optional.empty();
    }
    try (Stream<Path> siblings = Files.list(parent)) {
      return siblings
          .map(Jdk::real)
          .filter(sibling -> !sibling.equals(home))
          .flatMap(sibling -> at(sibling).stream())
          .filter(jdk -> jdk.feature() >= 21)
          .max(Comparator.comparingInt(Jdk::feature));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<Jdk> at(Path home) {
    Path release = home.resolve("release");
    if (!Files.isReadable(release) || !Files.isExecutable(home.resolve("bin/java"))) {
      return Optional.empty();
    }
    try {
      Matcher version = VERSION.matcher(Files.readString(release));
      return version.find() ? Optional.of(new Jdk(version.group(1), home)) : Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path real(Path path) {
    try {
      return path.toRealPath();
    } catch (IOException e) {
      return path;
    }
  }
}
