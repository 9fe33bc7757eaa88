package dev.jay.checker;

import dev.jay.runtime.explore.Statics;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import org.jspecify.annotations.Nullable;

/**
 * A program with a main method as a body. Its classes are loaded anew for a run if any class of the
 * last one has static fields that can change; otherwise they stay.
 */
final class Program implements Body {
  private final URL[] classPath;
  private final String mainClass;
  private final String[] arguments;
  private @Nullable Method main;

  Program(String classPath, String mainClass, List<String> arguments) {
    this.classPath = urls(classPath);
    this.mainClass = mainClass;
    this.arguments = arguments.toArray(new String[0]);
  }

  /** The main class that a jar's manifest names. */
  static String mainClassOf(String jar) throws IOException {
    try (JarFile file = new JarFile(jar)) {
      Manifest manifest = file.getManifest();
      String main = manifest == null ? null : manifest.getMainAttributes().getValue("Main-Class");
      if (main == null) {
        throw new IOException(jar + " names no Main-Class in its manifest");
      }
      return main;
    }
  }

  private static URL[] urls(String classPath) {
    List<URL> urls = new ArrayList<>();
    for (String entry : classPath.split(File.pathSeparator)) {
      try {
        if (entry.endsWith("/*")) {
          File[] jars = new File(entry.substring(0, entry.length() - 2)).listFiles();
          for (File jar : jars == null ? new File[0] : jars) {
            if (jar.getName().endsWith(".jar")) {
              urls.add(jar.toURI().toURL());
            }
          }
        } else {
          urls.add(new File(entry.isEmpty() ? "." : entry).toURI().toURL());
        }
      } catch (MalformedURLException e) {
        throw new IllegalArgumentException(entry, e);
      }
    }
    return urls.toArray(new URL[0]);
  }

  /** Finds the main method, before the first run; says what is wrong with it. */
  void prepare() throws ClassNotFoundException, NoSuchMethodException {
    AppLoader loader = new AppLoader(classPath);
    Method found = Class.forName(mainClass, false, loader).getMethod("main", String[].class);
    found.setAccessible(true);
    main = found;
    Thread.currentThread().setContextClassLoader(loader);
  }

  @Override
  public void run() throws Throwable {
    Method m = main;
    if (m == null || Statics.canChange()) {
      prepare();
      m = main;
    } else {
      Thread.currentThread().setContextClassLoader(m.getDeclaringClass().getClassLoader());
    }
    try {
      if (m != null) {
        m.invoke(null, (Object) arguments.clone());
      }
    } catch (InvocationTargetException e) {
      Throwable cause = e.getCause();
      throw cause == null ? e : cause;
    }
  }
}
