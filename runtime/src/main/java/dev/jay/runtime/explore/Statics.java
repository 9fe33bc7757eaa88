package dev.jay.runtime.explore;

/**
 * Whether the checked program's classes have static fields that can change: then they are loaded
 * anew for every run. Told by the agent as it sees the classes.
 */
public final class Statics {
  private static volatile boolean canChange;

  private Statics() {}

  public static void noteThatTheyCanChange() {
    canChange = true;
  }

  public static boolean canChange() {
    return canChange;
  }
}
