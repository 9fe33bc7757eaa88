package dev.jay.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/** The program that java is asked to run, taken out of java's command line. */
final class JavaProgram {
  private static final Set<String> PATH_OPTIONS = Set.of("-cp", "-classpath", "--class-path");

  private static final Set<String> ASSERTIONS =
      Set.of("-ea", "-da", "-esa", "-dsa", "-enableassertions", "-disableassertions");

  private final List<String> java;
  private final JavaOptions.Target target;
  private final Path directory;
  private final Map<String, String> environment;

  JavaProgram(List<String> java, Path directory, Map<String, String> environment) {
    this.java = java;
    this.target = JavaOptions.target(java);
    this.directory = directory;
    this.environment = environment;
  }

  /** Whether the command line shows what is run: not so with an {@code @file}. */
  boolean isKnown() {
    return target.target() != null;
  }

  /** The class, module/class, or the file name of the jar. */
  String name() {
    String name = String.valueOf(target.target());
    return target.kind() == JavaOptions.Kind.JAR
        ? String.valueOf(directory.resolve(name).getFileName())
        : name;
  }

  /** The jar that {@code -jar} names. */
  Path jar() {
    return directory.resolve(String.valueOf(target.target()));
  }

  boolean isJar() {
    return target.kind() == JavaOptions.Kind.JAR && isKnown();
  }

  /** What {@code main} is given. */
  List<String> arguments() {
    boolean isOneWord =
        target.kind() == JavaOptions.Kind.CLASS || java.get(target.options()).contains("=");
    int first = target.options() + (isOneWord ? 1 : 2);
    return java.subList(Math.min(first, java.size()), java.size());
  }

  /** Those given with -D. */
  Map<String, String> properties() {
    Map<String, String> properties = new TreeMap<>();
    for (String word : java.subList(0, target.options())) {
      if (word.startsWith("-D")) {
        int equals = word.indexOf('=');
        properties.put(
            word.substring(2, equals < 0 ? word.length() : equals),
            equals < 0 ? "" : word.substring(equals + 1));
      }
    }
    return properties;
  }

  /** Options that change what is executed: assertions, and what the environment adds. */
  String options() {
    List<String> found = new ArrayList<>();
    for (String word : java.subList(0, target.options())) {
      int colon = word.indexOf(':');
      if (ASSERTIONS.contains(colon < 0 ? word : word.substring(0, colon))) {
        found.add(word);
      }
    }
    for (String name : List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS")) {
      String more = environment.getOrDefault(name, "");
      if (!more.isEmpty()) {
        found.add(name + "=" + more);
      }
    }
    return String.join(" ", found);
  }

  /** The jars and directories with its classes, as far as they are there, in their order. */
  List<Path> classPath() throws IOException {
    Set<Path> found = new LinkedHashSet<>();
    if (isJar()) {
      addJar(jar(), found);
    } else {
      for (String element : pathOption().split(File.pathSeparator)) {
        add(element.isEmpty() ? "." : element, found);
      }
    }
    return List.copyOf(found);
  }

  private String pathOption() {
    String path = environment.getOrDefault("CLASSPATH", ".");
    for (int i = 0; i < target.options(); i++) {
      String word = java.get(i);
      if (PATH_OPTIONS.contains(word) || word.equals("-p") || word.equals("--module-path")) {
        path = java.get(i + 1);
      } else if (word.startsWith("--class-path=") || word.startsWith("--module-path=")) {
        path = word.substring(word.indexOf('=') + 1);
      }
    }
    return path;
  }

  private void add(String element, Set<Path> found) throws IOException {
    if (element.endsWith("*")) {
      Path folder = directory.resolve(element.substring(0, element.length() - 1));
      if (Files.isDirectory(folder)) {
        try (DirectoryStream<Path> jars = Files.newDirectoryStream(folder, "*.{jar,JAR}")) {
          List<Path> sorted = new ArrayList<>();
          jars.forEach(sorted::add);
          sorted.sort(null);
          for (Path each : sorted) {
            addJar(each, found);
          }
        }
      }
      return;
    }
    Path path = directory.resolve(element);
    if (Files.isDirectory(path)) {
      found.add(path.normalize());
    } else {
      addJar(path, found);
    }
  }

  /** With the jars and directories that its manifest names. */
  private static void addJar(Path given, Set<Path> found) throws IOException {
    Path jar = given.normalize();
    if (!Files.isRegularFile(jar) || !found.add(jar)) {
      return;
    }
    for (String each : manifestPath(jar).trim().split(" +")) {
      try {
        Path named = jar.resolveSibling(each);
        if (!each.isEmpty() && Files.isDirectory(named)) {
          found.add(named.normalize());
        } else if (!each.isEmpty()) {
          addJar(named, found);
        }
      } catch (InvalidPathException e) {
        // A URL: java does not find it either, or from elsewhere
      }
    }
  }

  private static String manifestPath(Path jar) {
    try (JarFile file = new JarFile(jar.toFile(), false)) {
      Manifest manifest = file.getManifest();
      String value =
          manifest == null
              ? null
              : manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
      return value == null ? "" : value;
    } catch (IOException e) {
      return ""; // java will say what is wrong with it
    }
  }
}
