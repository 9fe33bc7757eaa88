package dev.jay.runtime.core;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The objects that a strand's operations under way, one within the other, are about: by depth, from
 * 1 on. Not known, and null, are those of regions that took no turn at first, and of operations
 * whose object never belongs to anybody.
 *
 * <p>A strand that waits in the middle of operations asks for these objects again before it goes
 * on, see {@link Owners#reclaim}.
 */
public final class OperationTargets {
  private @Nullable Object[] byDepth = new Object[8];

  public void set(int depth, @Nullable Object o) {
    if (depth >= byDepth.length) {
      byDepth = Arrays.copyOf(byDepth, 2 * depth);
    }
    byDepth[depth] = o;
  }

  /** The operation at that depth ends. */
  void end(int depth) {
    if (depth < byDepth.length) {
      byDepth[depth] = null;
    }
  }

  public @Nullable Object get(int depth) {
    return depth < byDepth.length ? byDepth[depth] : null;
  }

  /**
   * Remembers {@code o} as the target of the outermost operation, down to that depth, whose target
   * is not known.
   */
  void keep(int innermost, Object o) {
    for (int depth = 1; depth <= innermost; depth++) {
      if (get(depth) == null) {
        set(depth, o);
        return;
      }
    }
  }
}
