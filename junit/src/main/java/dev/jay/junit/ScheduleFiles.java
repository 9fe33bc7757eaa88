package dev.jay.junit;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Where schedules are: each test saves to a file of its own in {@code target/jay} (or the directory
 * named by the system property {@code jay.dir}), and replays from files or resources.
 */
final class ScheduleFiles {
  private static final Pattern INVOCATION = Pattern.compile("invocation:#(\\d+)");

  private ScheduleFiles() {}

  /** The directory for failing schedules; it exists. */
  static Path directory() throws IOException {
    return Files.createDirectories(Path.of(System.getProperty("jay.dir", "target/jay")));
  }

  /** The file for a failure of this test. */
  static Path forFailureOf(ExtensionContext context) throws IOException {
    return directory().resolve(name(context) + ".jay");
  }

  /** The file of a replay: as named, or copied from the resource of this name. */
  static Path forReplay(String name, Class<?> test) throws IOException {
    Path file = Path.of(name);
    if (Files.exists(file)) {
      return file;
    }
    try (InputStream resource = test.getClassLoader().getResourceAsStream(name)) {
      if (resource == null) {
        throw new AssertionError(
            "there is no schedule to replay: neither a file "
                + file.toAbsolutePath()
                + " nor a resource "
                + name
                + " on the class path. Correct the name, or replace the annotation by"
                + " @CheckSchedules to look for a failing schedule again.");
      }
      Path copy = Files.createTempFile("jay-replay", ".jay");
      copy.toFile().deleteOnExit();
      Files.write(copy, resource.readAllBytes());
      return copy;
    }
  }

  /**
   * The class and the method, the types of its parameters if it has any, and the number of the
   * invocation if there are several.
   */
  static String name(ExtensionContext context) {
    StringBuilder name = new StringBuilder();
    name.append(context.getRequiredTestClass().getName().replace('$', '.'));
    name.append('.').append(context.getRequiredTestMethod().getName());
    for (Class<?> type : context.getRequiredTestMethod().getParameterTypes()) {
      name.append('-').append(type.getSimpleName().replace("[]", "s"));
    }
    Matcher invocation = INVOCATION.matcher(context.getUniqueId());
    while (invocation.find()) {
      name.append('-').append(invocation.group(1));
    }
    return name.toString();
  }
}
