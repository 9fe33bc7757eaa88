package dev.jay.agent;

import dev.jay.agent.scan.StaticFields;
import dev.jay.runtime.explore.Statics;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Classes that the checker loads again for every run: what was made of one is kept, and whether it
 * has static fields that can change is told to the runtime.
 */
final class ReloadedClasses {
  private static final String LOADER = "dev.jay.checker.AppLoader";

  private final Map<String, byte[][]> known = new HashMap<>(); // class to {before, after}

  boolean isOne(@Nullable ClassLoader loader) {
    return loader != null && loader.getClass().getName().equals(LOADER);
  }

  synchronized byte @Nullable [] find(String className, byte[] bytes) {
    byte[][] pair = known.get(className);
    return pair != null && Arrays.equals(pair[0], bytes) ? pair[1] : null;
  }

  void keep(String className, byte[] bytes, byte[] transformed) {
    if (StaticFields.canChange(bytes)) {
      Statics.noteThatTheyCanChange();
    }
    synchronized (this) {
      known.put(className, new byte[][] {bytes.clone(), transformed});
    }
  }
}
