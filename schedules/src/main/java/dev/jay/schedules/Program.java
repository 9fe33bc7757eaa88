package dev.jay.schedules;

import org.jspecify.annotations.Nullable;

/**
 * What a schedule belongs to; another one of these four, and it is not looked at.
 *
 * @param name the main class, the file name of the jar, or module/class
 * @param classes a digest of the class path
 * @param jdk the release, such as 17.0.15
 * @param options those of java's that change what is executed, such as -ea; mostly empty
 */
public record Program(String name, String classes, String jdk, String options) {
  /** By hand: what the compiler makes takes 20 ms when it is first used, and a program waits. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Program program
        && name.equals(program.name)
        && classes.equals(program.classes)
        && jdk.equals(program.jdk)
        && options.equals(program.options);
  }

  @Override
  public int hashCode() {
    return 31 * name.hashCode() + classes.hashCode();
  }

  /** The name as files have it: Main for a.b.Main, app for app.jar. */
  public String shortName() {
    String plain = name.endsWith(".jar") ? name.substring(0, name.length() - 4) : lastPart(name);
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < Math.min(60, plain.length()); i++) {
      char c = plain.charAt(i);
      boolean fits = PreconditionTokens.isLetter(c) || PreconditionTokens.isDigit(c);
      out.append(fits || c == '.' && i > 0 || c == '-' ? c : '_');
    }
    return out.toString();
  }

  private static String lastPart(String className) {
    return className.substring(
        1 + Math.max(className.lastIndexOf('.'), className.lastIndexOf('/')));
  }
}
