package dev.jay.systemtests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** The programs in the packaged jar, by package, so that none can be forgotten. */
final class Programs {
  private Programs() {}

  /** The names below dev.jay.programs of all programs in a package, e.g. {@code ops.SleepOrder}. */
  static List<String> in(String folder) {
    return in(Settings.jar("jay-programs"), "dev/jay/programs/" + folder.replace('.', '/') + "/")
        .stream()
        .map(name -> folder + "." + name)
        .toList();
  }

  /** The simple names of the programs that use the libraries of others. */
  static List<String> ofLibraries() {
    return in(Settings.libraries().resolve("jay-libraries.jar"), "dev/jay/libraries/").stream()
        .filter(name -> !name.equals("Report"))
        .toList();
  }

  private static List<String> in(Path jarFile, String prefix) {
    try (JarFile jar = new JarFile(jarFile.toFile())) {
      List<String> names =
          jar.stream()
              .map(entry -> entry.getName())
              .filter(name -> name.startsWith(prefix) && name.endsWith(".class"))
              .map(name -> name.substring(prefix.length(), name.length() - ".class".length()))
              .filter(name -> name.matches("\\w+"))
              .sorted()
              .toList();
      if (names.isEmpty()) {
        throw new IllegalStateException("no programs in " + prefix + " of " + jar.getName());
      }
      return names.stream().filter(name -> Settings.PROGRAMS.matcher(name).matches()).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A test for every program in a package. */
  static Stream<DynamicTest> test(String folder, Consumer<String> test) {
    return in(folder).stream()
        .map(
            program ->
                DynamicTest.dynamicTest(
                    program.substring(folder.length() + 1), () -> test.accept(program)));
  }
}
