package dev.jay.systemtests;

import java.io.IOException;
import java.io.UncheckedIOException;
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
    String prefix = "dev/jay/programs/" + folder + "/";
    try (JarFile jar = new JarFile(Settings.jar("jay-programs").toFile())) {
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
      return names.stream()
          .filter(name -> Settings.PROGRAMS.matcher(name).matches())
          .map(name -> folder + "." + name)
          .toList();
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
