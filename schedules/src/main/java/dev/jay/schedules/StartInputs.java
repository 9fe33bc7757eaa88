package dev.jay.schedules;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.AbstractMap;
import java.util.Collections;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The inputs of a program that are known before it starts, found out when they are asked for:
 *
 * <pre>
 *   args              how many arguments: Integer
 *   arg0, arg1 ...    String
 *   property[NAME]    given with -D, or a fact of the machine such as user.dir: String
 *   env[NAME]         String
 *   size(X)           length of a file: Long; none if it is no regular file
 *   digest(X)         SHA-256 of its content, in hex: String
 * </pre>
 *
 * where X is the name of an argument that names the file, or a path. Everything else has no value,
 * and what needs it does not hold. As a map it has only what was asked for so far.
 */
public final class StartInputs extends AbstractMap<String, Object> {
  /** Properties that do not depend on the JDK. */
  private static final Set<String> OF_THE_MACHINE =
      Set.of(
          "user.name",
          "user.home",
          "java.io.tmpdir",
          "os.name",
          "os.arch",
          "os.version",
          "file.separator",
          "path.separator",
          "line.separator");

  private static final String ABSENT = new String("absent");

  private final List<String> arguments;
  private final Map<String, String> properties;
  private final Map<String, String> environment;
  private final Path directory;
  private final Map<String, Object> known = new HashMap<>(); // ABSENT: it has no value

  /**
   * {@code properties} are those that were given; files are looked for from {@code directory} on.
   */
  public StartInputs(
      List<String> arguments,
      Map<String, String> properties,
      Map<String, String> environment,
      Path directory) {
    this.arguments = arguments;
    this.properties = properties;
    this.environment = environment;
    this.directory = directory;
  }

  @Override
  public @Nullable Object get(@Nullable Object key) {
    Object value = known.get(key);
    if (value == null && key instanceof String name) {
      Object found = find(name);
      value = found == null ? ABSENT : found;
      known.put(name, value);
    }
    return value == ABSENT ? null : value;
  }

  private @Nullable Object find(String name) {
    if (name.equals("args")) {
      return arguments.size();
    }
    String inner;
    if ((inner = inside(name, "property[", "]")) != null) {
      return property(inner);
    }
    if ((inner = inside(name, "env[", "]")) != null) {
      return environment.get(inner);
    }
    if ((inner = inside(name, "size(", ")")) != null) {
      return size(file(inner));
    }
    if ((inner = inside(name, "digest(", ")")) != null) {
      return digest(file(inner));
    }
    return argument(name);
  }

  private static @Nullable String inside(String name, String begin, String end) {
    boolean fits = name.length() > begin.length() && name.startsWith(begin) && name.endsWith(end);
    return fits ? name.substring(begin.length(), name.length() - end.length()) : null;
  }

  private @Nullable String property(String name) {
    String given = properties.get(name);
    if (given != null) {
      return given;
    }
    if (name.equals("user.dir")) {
      return directory.toString();
    }
    return OF_THE_MACHINE.contains(name) ? System.getProperty(name) : null;
  }

  /** {@code arg7}; none if there are not so many. */
  private @Nullable String argument(String name) {
    int number = 0;
    boolean fits = name.startsWith("arg") && name.length() > 3 && name.length() < 10;
    for (int i = 3; fits && i < name.length(); i++) {
      fits = PreconditionTokens.isDigit(name.charAt(i));
      number = 10 * number + (name.charAt(i) - '0');
    }
    return fits && number < arguments.size() ? arguments.get(number) : null;
  }

  private @Nullable Path file(String name) {
    String argument = argument(name);
    try {
      Path path = directory.resolve(argument == null ? name : argument);
      return Files.isRegularFile(path) ? path : null;
    } catch (InvalidPathException e) {
      return null;
    }
  }

  private static @Nullable Long size(@Nullable Path file) {
    try {
      return file == null ? null : Files.size(file);
    } catch (IOException e) {
      return null;
    }
  }

  private static @Nullable String digest(@Nullable Path file) {
    if (file == null) {
      return null;
    }
    MessageDigest digest = dev.jay.schedules.Entry.sha256();
    try (InputStream in = Files.newInputStream(file)) {
      byte[] buffer = new byte[1 << 16];
      for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
        digest.update(buffer, 0, n);
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (IOException e) {
      return null;
    }
  }

  @Override
  public Set<Entry<String, Object>> entrySet() {
    Map<String, Object> found = new HashMap<>(known);
    found.values().removeIf(value -> value == ABSENT);
    return Collections.unmodifiableSet(found.entrySet());
  }
}
