package dev.jay.runtime;

/** How objects are called in reports: by class, without asking the object itself. */
final class Names {
  private Names() {}

  static String of(Object o) {
    return o instanceof Class ? "class " + ((Class<?>) o).getName() : o.getClass().getName();
  }
}
