package dev.jay.agent;

import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.instrument.Instrumentation;
import java.net.URISyntaxException;
import java.util.jar.JarFile;
import org.jspecify.annotations.Nullable;

/**
 * Where the JVM enters the agent. It puts the boot jar, which stands beside the agent's own, on the boot loader, and hands
 * over to {@link Installer}; until then no class of the runtime may be touched. What the user can mend is one line and exit
 * code 64.
 */
public final class Premain {
  private static final int WRONG_USAGE = 64;

  private Premain() {}

  /** With {@code -javaagent}. */
  public static void premain(@Nullable String arguments, Instrumentation instrumentation) {
    if (Runtime.version().feature() < 17) {
      quit("this is Java " + Runtime.version() + "; Jay needs 17 or newer. Set JAVA_HOME to such a JDK.");
      return;
    }
    Options options;
    try {
      options = Options.parse(arguments);
    } catch (Options.WrongOption e) {
      quit(e.getMessage() + ". See jay run --help.");
      return;
    }
    try {
      appendBootJar(instrumentation);
    } catch (IOException | URISyntaxException e) {
      quit(e.getMessage());
      return;
    }
    Installer.install(options, instrumentation);
  }

  private static void appendBootJar(Instrumentation instrumentation) throws IOException, URISyntaxException {
    File self = new File(Premain.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    File boot = new File(self.getParentFile(), "jay-boot.jar");
    if (!boot.isFile()) {
      throw new IOException(
          boot + " is missing: jay-boot.jar must stand beside " + self.getName() + ". Copy both, or use jay run.");
    }
    instrumentation.appendToBootstrapClassLoaderSearch(new JarFile(boot));
  }

  /** Says why, and ends the JVM before the program begins. */
  static void quit(@Nullable String why) {
    @SuppressWarnings("SystemConsoleNull")
    PrintStream err = new PrintStream(new java.io.FileOutputStream(java.io.FileDescriptor.err), true);
    err.println("jay: " + why);
    Runtime.getRuntime().halt(WRONG_USAGE);
  }
}
