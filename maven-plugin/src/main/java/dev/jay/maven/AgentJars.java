package dev.jay.maven;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;

/**
 * The two jars of the agent, which the plugin carries. They stand side by side, since the agent
 * looks for the other one there. A jar that is the same already is left alone, and a new one is
 * moved into place: a JVM that has the former one open keeps it.
 */
final class AgentJars {
  private static final String AGENT = "jay-agent.jar";
  private static final String BOOT = "jay-boot.jar";

  private AgentJars() {}

  /** Puts both into the directory and returns the agent's path. */
  static Path unpack(Path directory) throws IOException {
    Files.createDirectories(directory);
    put(BOOT, directory);
    return put(AGENT, directory);
  }

  private static Path put(String name, Path directory) throws IOException {
    Path target = directory.resolve(name).toAbsolutePath();
    byte[] jar = read(name);
    if (!Files.exists(target) || !Arrays.equals(Files.readAllBytes(target), jar)) {
      Path fresh = Files.createTempFile(directory, name, ".new");
      Files.write(fresh, jar);
      Files.move(fresh, target, StandardCopyOption.REPLACE_EXISTING);
    }
    return target;
  }

  private static byte[] read(String name) throws IOException {
    try (InputStream in = AgentJars.class.getResourceAsStream("/" + name)) {
      if (in == null) {
        throw new IOException(
            "the plugin was built without " + name + ": mvn package, not compile");
      }
      return in.readAllBytes();
    }
  }
}
