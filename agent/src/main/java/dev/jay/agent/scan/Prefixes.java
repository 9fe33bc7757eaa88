package dev.jay.agent.scan;

/** Groups of classes, told by how their internal names begin. */
public final class Prefixes {
  private Prefixes() {}

  /** Whether {@code name} begins with one of them. */
  public static boolean start(String name, Iterable<String> prefixes) {
    for (String prefix : prefixes) {
      if (name.startsWith(prefix)) {
        return true;
      }
    }
    return false;
  }
}
