package dev.jay.agent.scan;

import java.io.File;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The jars of the class path. What is made of a class may depend on others that it names. If all of
 * these stand in jars of the class path, it holds for as long as the jars are what they were, which
 * {@link #stamp} says. Folders, and jars that other jars name, are not looked after: then it holds
 * for this run only.
 */
public final class ClassPath {
  private static final String IN_JAR = "jar:";
  private static final String IN_JDK = "jrt:";

  private final ClassLoader loader;
  private final Set<File> jars = new HashSet<>();
  private final String stamp;
  private final Map<String, Boolean> known = new HashMap<>(); // under its own lock

  private ClassPath(ClassLoader loader, String path) {
    this.loader = loader;
    StringBuilder text = new StringBuilder();
    for (String entry : path.split(File.pathSeparator)) {
      File file = new File(entry).getAbsoluteFile();
      text.append(file);
      if (file.isFile()) {
        jars.add(file);
        text.append(' ').append(file.length()).append(' ').append(file.lastModified());
      }
      text.append('\n');
    }
    stamp = text.toString();
  }

  /** The one of this JVM. */
  public static ClassPath ofJvm() {
    return new ClassPath(
        ClassLoader.getSystemClassLoader(), System.getProperty("java.class.path", ""));
  }

  public Set<File> jars() {
    return jars;
  }

  /** All entries, with what says of a jar that it has changed. */
  public String stamp() {
    return stamp;
  }

  /** Whether that loader looks for classes here, so that all of them find the same ones. */
  public boolean isOf(@Nullable ClassLoader asked) {
    return asked == loader;
  }

  /**
   * Whether a class that this loader is asked for by that name is in one of the jars, in the JDK,
   * or nowhere.
   */
  boolean isFixed(ClassLoader asked, String className) {
    if (asked != loader) {
      return false;
    }
    synchronized (known) {
      Boolean answer = known.get(className);
      if (answer == null) {
        answer = isFixed(loader.getResource(className + ".class"));
        known.put(className, answer);
      }
      return answer;
    }
  }

  private boolean isFixed(@Nullable URL place) {
    if (place == null) {
      return true;
    }
    String text = place.toString();
    if (text.startsWith(IN_JDK)) {
      return true;
    }
    int end = text.indexOf("!/");
    if (!text.startsWith(IN_JAR) || end < 0) {
      return false;
    }
    try {
      return jars.contains(new File(new URI(text.substring(IN_JAR.length(), end))));
    } catch (URISyntaxException | IllegalArgumentException e) {
      return false;
    }
  }
}
