package dev.jay.agent;

import dev.jay.agent.cache.ClassCache;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.instrument.Instrumentation;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Begins, on a JVM that is new enough. It puts the classes of the boot jar, which stands beside the
 * agent's own, on the boot loader, and hands over to {@link Installer}; until then no class of the
 * runtime may be touched. What the user can mend is one line and exit code 64.
 */
public final class Entry {
  private static final int WRONG_USAGE = 64;

  private static boolean active;

  private Entry() {}

  /** Called by Premain. */
  public static void start(@Nullable String arguments, Instrumentation instrumentation) {
    Options options;
    try {
      options = Options.parse(arguments);
    } catch (Options.WrongOption e) {
      quit(e.getMessage() + ". See jay run --help.");
      return;
    }
    if (active) {
      quit(
          "two Jay agents in one JVM; give -javaagent:jay-agent.jar once (is it in JAVA_TOOL_OPTIONS too?)");
      return;
    }
    active = true;
    ClassCache bootCache = Caching.ofBootJar();
    try {
      export(instrumentation, Entry.class.getModule());
      CompilerDirectives.add(instrumentation);
      BootClasses.define(bootJar(), bootCache);
      export(instrumentation, Class.forName("dev.jay.runtime.run.Jay", false, null).getModule());
    } catch (IOException | URISyntaxException | ClassNotFoundException | LinkageError e) {
      quit(e.getMessage());
      return;
    }
    Installer.install(options, instrumentation, bootCache);
  }

  /**
   * Lets a module (the agent's; the boot loader's unnamed one, in which the runtime is) use Unsafe,
   * virtual threads and their containers.
   */
  private static void export(Instrumentation instrumentation, Module to) {
    instrumentation.redefineModule(
        Object.class.getModule(),
        Set.of(),
        Map.of(
            "jdk.internal.misc",
            Set.of(to),
            "jdk.internal.access",
            Set.of(to),
            "jdk.internal.vm",
            Set.of(to)),
        Map.of(),
        Set.of(),
        Map.of());
  }

  /** The agent's own jar. */
  static File agentJar() throws URISyntaxException {
    return new File(Entry.class.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  /** The boot jar beside it. */
  static File bootJar() throws IOException, URISyntaxException {
    File self = agentJar();
    File boot = new File(self.getParentFile(), "jay-boot.jar");
    if (!boot.isFile()) {
      throw new IOException(
          boot
              + " is missing: jay-boot.jar must stand beside "
              + self.getName()
              + ". Copy both, or use jay run.");
    }
    return boot;
  }

  /** Says why, and ends the JVM before the program begins. */
  static void quit(@Nullable String why) {
    PrintStream err =
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
    err.println("jay: " + why);
    Runtime.getRuntime().halt(WRONG_USAGE);
  }
}
