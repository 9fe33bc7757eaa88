package dev.jay.runtime.hooks;

import dev.jay.runtime.core.AccessOrder;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import org.jspecify.annotations.Nullable;

/** Hooks around the accesses that a hybrid schedule orders; no other access has any. */
public final class Ordered {
  private Ordered() {}

  private static @Nullable AccessOrder order() {
    Strand s = Strands.current();
    return s == null || s.mode != 0 ? null : s.accessOrder;
  }

  public static void before(int site) {
    AccessOrder order = order();
    if (order != null) {
      order.before(site);
    }
  }

  public static void after(int site) {
    AccessOrder order = order();
    if (order != null) {
      order.after(site);
    }
  }
}
