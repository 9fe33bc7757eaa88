package dev.jay.agent;

import dev.jay.agent.cache.ClassCache;
import dev.jay.agent.cache.Role;
import java.nio.charset.StandardCharsets;
import java.util.Set;

/**
 * Classes of the JDK that the agent itself needs for transforming others. While it transforms one
 * class, the JVM does not show it those that it loads for that; so they stay as they are. A start
 * that finds everything in the cache transforms nothing and does not load them. Then the program
 * would be the first to do so: the class would be treated otherwise than in the first start, and if
 * the agent needs the very class that it is to transform, the JVM refuses it for good
 * (ClassCircularityError). So the first start writes down which classes it loaded unseen, and the
 * later ones load them at the same point.
 */
final class UnseenClasses {
  private static final byte[] NOTHING = {};
  private static final String NAME = "unseen classes";

  private UnseenClasses() {}

  /** Before classes are transformed: loads what the first start did. False if this is the first. */
  static boolean load(ClassCache cache) {
    ClassCache.Known known = cache.find(Role.UNSEEN, NAME, NOTHING);
    byte[] names = known == null ? null : known.made;
    if (names == null) {
      return false;
    }
    int begin = 0;
    for (int i = 0; i < names.length; i++) {
      if (names[i] == '\n') {
        load(new String(names, begin, i - begin, StandardCharsets.UTF_8));
        begin = i + 1;
      }
    }
    return true;
  }

  private static void load(String name) {
    try {
      Class.forName(name, false, null);
    } catch (ClassNotFoundException | LinkageError e) {
      // It has been generated in the first start: nobody can need it by that name.
    }
  }

  /** In the first start, after it: what is loaded, and was not seen when it was. */
  static void keep(ClassCache cache, Class<?>[] loaded, Set<String> seen) {
    StringBuilder names = new StringBuilder();
    for (Class<?> c : loaded) {
      String name = c.getName();
      boolean hasName = !c.isArray() && !c.isPrimitive() && name.indexOf('/') < 0;
      if (hasName
          && c.getClassLoader() == null
          && !name.startsWith("dev.jay.")
          && !seen.contains(name.replace('.', '/'))) {
        names.append(name).append('\n');
      }
    }
    cache.keep(Role.UNSEEN, NAME, NOTHING, names.toString().getBytes(StandardCharsets.UTF_8));
  }
}
