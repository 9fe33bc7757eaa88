package dev.jay.cli;

import java.io.PrintStream;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Map;

/**
 * What a command sees of the world: streams, environment, places, child processes. Passed in, so
 * that a test can give it another one.
 *
 * @param jayHome the directory with lib/jay-agent.jar
 * @param ownJavaHome the JDK that runs this command line
 * @param directory the working directory
 */
record World(
    PrintStream out,
    PrintStream err,
    Map<String, String> environment,
    Path jayHome,
    Path ownJavaHome,
    Path directory,
    Children children) {

  static World real(PrintStream out, PrintStream err) {
    Map<String, String> environment = System.getenv();
    return new World(
        out,
        err,
        environment,
        findJayHome(environment),
        Path.of(System.getProperty("java.home")),
        Path.of("").toAbsolutePath(),
        new Children.Real());
  }

  /** One line of Jay's own, on standard error. */
  void say(String line) {
    err.println("jay: " + line);
    err.flush();
  }

  Path agentJar() {
    return lib("jay-agent.jar");
  }

  Path bootJar() {
    return lib("jay-boot.jar");
  }

  Path checkerJar() {
    return lib("jay-checker.jar");
  }

  Path cliJar() {
    return lib("jay-cli.jar");
  }

  private Path lib(String name) {
    return jayHome.resolve("lib").resolve(name);
  }

  /** The property jay.home, else JAY_HOME, else the directory above the one of our own jar. */
  private static Path findJayHome(Map<String, String> environment) {
    String home = System.getProperty("jay.home", environment.getOrDefault("JAY_HOME", ""));
    if (!home.isEmpty()) {
      return Path.of(home).toAbsolutePath().normalize();
    }
    CodeSource source = World.class.getProtectionDomain().getCodeSource();
    try {
      Path jar = source == null ? Path.of("") : Path.of(source.getLocation().toURI());
      Path lib = jar.toAbsolutePath().getParent();
      Path above = lib == null ? null : lib.getParent();
      return above == null ? Path.of("").toAbsolutePath() : above;
    } catch (URISyntaxException e) {
      return Path.of("").toAbsolutePath();
    }
  }
}
