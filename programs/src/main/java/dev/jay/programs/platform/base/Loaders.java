package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;

/** Threads load classes of their own loaders and of a shared one that locks as a whole. */
public final class Loaders {
  private Loaders() {}

  public static void main(String[] args) {
    Shared shared = new Shared();
    int[] sums = new int[3];
    Workers.steps(
        3,
        3,
        (worker, step) -> {
          Class<?> type = shared.loadClass(Loaders.class.getName() + "$Loaded" + step);
          Object loaded = type.getDeclaredConstructor().newInstance();
          sums[worker] += loaded.hashCode();
          synchronized (shared) {
            sums[worker] +=
                Class.forName(Loaders.class.getName() + "$Loaded" + worker, true, new Shared())
                        .getName()
                        .length()
                    - Loaders.class.getName().length();
          }
        });
    System.out.println(sums[0] + " " + sums[1] + " " + sums[2]);
  }

  private static final class Shared extends ClassLoader {
    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.contains("$Loaded")) {
        return super.loadClass(name, resolve);
      }
      synchronized (getClassLoadingLock(name)) {
        Class<?> known = findLoadedClass(name);
        if (known != null) {
          return known;
        }
        try (java.io.InputStream in =
            Loaders.class.getClassLoader().getResourceAsStream(name.replace('.', '/') + ".class")) {
          byte[] bytes = in.readAllBytes();
          return defineClass(name, bytes, 0, bytes.length);
        } catch (java.io.IOException e) {
          throw new ClassNotFoundException(name, e);
        }
      }
    }
  }

  public static class Loaded0 {
    private static final int NUMBER = Integer.getInteger("none", 1);

    @Override
    public int hashCode() {
      return NUMBER;
    }
  }

  public static class Loaded1 extends Loaded0 {}

  public static class Loaded2 extends Loaded1 {}
}
