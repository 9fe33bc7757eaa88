package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads load the same classes through shared loaders; initialisers count in a lock. */
public final class ParallelLoaders {
  private static final AtomicInteger LOADED = new AtomicInteger();

  private ParallelLoaders() {}

  /** One of those loaded. */
  public static class Base {
    static {
      synchronized (System.out) {
        System.setProperty("platform.loaded", System.getProperty("platform.loaded", "") + "b");
      }
    }
  }

  /** The other. */
  public static class Derived extends Base {
    static {
      synchronized (System.out) {
        System.setProperty("platform.loaded", System.getProperty("platform.loaded", "") + "d");
      }
    }
  }

  private static final class Own extends ClassLoader {
    static {
      registerAsParallelCapable();
    }

    Own() {
      super(ParallelLoaders.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.contains("ParallelLoaders$Base") && !name.contains("ParallelLoaders$Derived")) {
        return super.loadClass(name, resolve);
      }
      synchronized (getClassLoadingLock(name)) {
        Class<?> found = findLoadedClass(name);
        if (found != null) {
          return found;
        }
        LOADED.incrementAndGet();
        try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
          byte[] bytes = in.readAllBytes();
          return defineClass(name, bytes, 0, bytes.length);
        } catch (IOException e) {
          throw new ClassNotFoundException(name, e);
        }
      }
    }
  }

  public static void main(String[] args) throws Exception {
    URL place = ParallelLoaders.class.getProtectionDomain().getCodeSource().getLocation();
    Own[] own = {new Own(), new Own()};
    try (URLClassLoader shared = new URLClassLoader(new URL[] {place}, null)) {
      Workers.steps(
          4,
          3,
          (worker, step) -> {
            String name =
                ParallelLoaders.class.getName() + (worker % 2 == 0 ? "$Base" : "$Derived");
            ClassLoader loader = step == 2 ? shared : own[step];
            Class.forName(name, true, loader).getConstructor().newInstance();
          });
    }
    System.out.println(LOADED + " " + System.getProperty("platform.loaded").length());
  }
}
