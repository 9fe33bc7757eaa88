package dev.jay.agent;

import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import jdk.internal.misc.Unsafe;

/**
 * What the JVM's compilers are told, see decision 18. The optimizing compiler keeps away from ASM's
 * parser: that is one method, so large that compiling it takes half a second or a whole one, beside
 * every program, on a core that the program may need; what the quick compiler makes of it is good
 * enough for the classes of most programs. The quick compiler calls Jay's hooks and does not inline
 * them: they stand in so many methods that their copies were a tenth of what it and the cache of
 * code have to do. The JVM is asked as jcmd's {@code Compiler.directives_add} asks it, but from
 * within. One that cannot be asked compiles as it likes.
 */
final class CompilerDirectives {
  private static final String HOOKS = "\"-dev/jay/runtime/hooks/";

  /**
   * The first directive that matches a method counts. Hooks in handlers of monitors are none of
   * these: a call there would keep the method from being compiled.
   */
  private static final String DIRECTIVES =
      "[{match: \"dev/jay/agent/asm/ClassReader.readCode\", c2: {Exclude: true}},"
          + " {match: \"*.*\", c1: {inline: ["
          + (HOOKS + "Regions.begin*\", " + HOOKS + "Regions.end\", ")
          + (HOOKS + "Regions.access*\", " + HOOKS + "Regions.enter*\", ")
          + (HOOKS + "Regions.exit\", " + HOOKS + "Monitors.*\", ")
          + (HOOKS + "Synchronizers.*\", " + HOOKS + "Computing.*\", " + HOOKS + "Memory.*\"]}}]");

  private static final String PACKAGE = "com.sun.management.internal";

  private CompilerDirectives() {}

  static void add(Instrumentation instrumentation) {
    Optional<Module> management = ModuleLayer.boot().findModule("jdk.management");
    if (management.isEmpty() || !management.get().getPackages().contains(PACKAGE)) {
      return;
    }
    instrumentation.redefineModule(
        management.get(),
        Set.of(),
        Map.of(),
        Map.of(PACKAGE, Set.of(CompilerDirectives.class.getModule())),
        Set.of(),
        Map.of());
    File file =
        new File(
            System.getProperty("java.io.tmpdir", "."),
            "jay-compiler-" + Long.toHexString(System.nanoTime()) + ".json");
    try {
      if (!file.createNewFile()) {
        return;
      }
      try (FileOutputStream out = new FileOutputStream(file)) {
        out.write(DIRECTIVES.getBytes(StandardCharsets.US_ASCII));
      }
      execute("Compiler.directives_add \"" + file + "\"");
    } catch (IOException | ReflectiveOperationException | RuntimeException | LinkageError e) {
      // It costs time, nothing else.
    } finally {
      file.delete();
    }
  }

  private static void execute(String command) throws ReflectiveOperationException {
    Class.forName(PACKAGE + ".PlatformMBeanProviderImpl"); // loads the native library
    Class<?> commands = Class.forName(PACKAGE + ".DiagnosticCommandImpl");
    Method execute = commands.getDeclaredMethod("executeDiagnosticCommand", String.class);
    execute.setAccessible(true);
    execute.invoke(Unsafe.getUnsafe().allocateInstance(commands), command);
  }
}
