package dev.jay.runtime.jvm;

/**
 * Whether there is native code of the program's in this JVM. It may enter monitors, start threads
 * and call into Java from them, and nobody is told.
 */
public final class NativeCode {
  private static volatile boolean loaded;

  private NativeCode() {}

  public static boolean isLoaded() {
    return loaded;
  }

  public static synchronized void setLoaded() {
    if (!loaded) {
      Waker.start();
      loaded = true;
    }
  }
}
