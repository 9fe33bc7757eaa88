package dev.jay.checker;

import java.net.URL;
import java.net.URLClassLoader;

/**
 * Loads the checked program. Each run that could leave something behind in static fields gets a new
 * one; the agent knows these loaders by this class's name, and keeps what it made of their classes.
 */
final class AppLoader extends URLClassLoader {
  static {
    registerAsParallelCapable();
  }

  AppLoader(URL[] classPath) {
    super(classPath, ClassLoader.getPlatformClassLoader());
  }
}
