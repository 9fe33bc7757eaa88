package dev.jay.checker.failure;

import java.io.File;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The program's source files, where they can be found: beside or on the class path, and where Maven
 * and Gradle have them, in the directory of the run and in the projects that hold the class path.
 */
final class Sources {
  private static final List<String> USUAL =
      List.of("", "src", "src/main/java", "src/test/java", "java", "test");
  private static final List<String> PROJECTS =
      List.of("pom.xml", "build.gradle", "build.gradle.kts", "src");
  private static final int FARTHEST = 4; // directories above an entry of the class path
  private static final int MOST_LINES = 5_000;

  private final Set<Path> roots = new LinkedHashSet<>();
  private final Set<Path> seen = new LinkedHashSet<>();
  private final Map<String, List<String>> files = new LinkedHashMap<>(); // empty if not found

  Sources(String classPath, Path directory) {
    addAround(directory);
    for (String entry : classPath.split(File.pathSeparator)) {
      Path path = directory.resolve(entry).normalize();
      if (Files.isDirectory(path)) {
        roots.add(path);
      }
      Path up = path.getParent();
      for (int i = 0; i < FARTHEST && up != null; i++, up = up.getParent()) {
        if (PROJECTS.stream().map(up::resolve).anyMatch(Files::exists)) {
          addAround(up);
        }
      }
    }
  }

  /** A project and those in it. */
  private void addAround(Path project) {
    if (!seen.add(project)) {
      return;
    }
    addProject(project);
    try (Stream<Path> inside = Files.list(project)) {
      inside.filter(Files::isDirectory).sorted().limit(100).forEach(this::addProject);
    } catch (IOException e) {
      // Then there are none in it.
    }
  }

  private void addProject(Path project) {
    for (String usual : USUAL) {
      Path root = project.resolve(usual);
      if (Files.isDirectory(root)) {
        roots.add(root);
      }
    }
  }

  /** The name under which {@link #files} has the frame's source, or the empty string. */
  String file(StackTraceElement frame) {
    String name = frame.getFileName();
    if (name == null) {
      return "";
    }
    String type = frame.getClassName();
    int dot = type.lastIndexOf('.');
    String file = (dot < 0 ? "" : type.substring(0, dot + 1).replace('.', '/')) + name;
    if (!files.containsKey(file)) {
      files.put(file, read(file));
    }
    return files.get(file).isEmpty() ? "" : file;
  }

  private List<String> read(String file) {
    for (Path root : roots) {
      Path path = root.resolve(file);
      if (Files.isRegularFile(path)) {
        try {
          List<String> lines = Files.readAllLines(path);
          return lines.size() > MOST_LINES ? lines.subList(0, MOST_LINES) : lines;
        } catch (MalformedInputException e) {
          return List.of();
        } catch (IOException e) {
          // Look for another one.
        }
      }
    }
    return List.of();
  }

  /** The lines of those that were found. */
  Map<String, List<String>> files() {
    Map<String, List<String>> found = new LinkedHashMap<>();
    for (Map.Entry<String, List<String>> entry : files.entrySet()) {
      if (!entry.getValue().isEmpty()) {
        found.put(entry.getKey(), new ArrayList<>(entry.getValue()));
      }
    }
    return found;
  }
}
