package dev.jay.junit;

import java.nio.file.Path;
import org.junit.jupiter.api.extension.ExtensionContext;

/** How to run a failing schedule again: a command, and the annotation that pins it. */
final class ReplayHint {
  private ReplayHint() {}

  static String of(Path file, ExtensionContext context) {
    return command(file, context)
        + "\nor keep it as a test with @ReplaySchedule(\""
        + file.toString().replace('\\', '/')
        + "\")";
  }

  /** The command that repeats it, or the option of the JVM. */
  static String command(Path file, ExtensionContext context) {
    String option = Request.replayOption(file);
    return inMaven() ? "mvn test -Dtest=" + test(context) + " " + option : option;
  }

  /** Surefire and failsafe set this property. */
  private static boolean inMaven() {
    return System.getProperty("surefire.test.class.path") != null
        || System.getProperty("surefire.real.class.path") != null;
  }

  private static String test(ExtensionContext context) {
    Class<?> type = context.getRequiredTestClass();
    String name = type.getName().substring(type.getPackageName().length()).replaceFirst("^\\.", "");
    String test = name + "#" + context.getRequiredTestMethod().getName();
    return test.contains("$") ? "'" + test + "'" : test;
  }
}
