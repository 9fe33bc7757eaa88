package dev.jay.runtime.hooks;

import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import org.jspecify.annotations.Nullable;

/**
 * Who waits for a synchronizer, where somebody asks it, when checking: a strand that stands before
 * a lock that is held does wait for it, for all others can see. A negative answer leaves it to the
 * synchronizer.
 */
public final class Queued {
  private Queued() {}

  public static int any(Object synchronizer) {
    return Math.min(queued(synchronizer, null), 1);
  }

  public static int length(Object synchronizer) {
    return queued(synchronizer, null);
  }

  public static int is(Object synchronizer, @Nullable Thread thread) {
    return thread == null ? -1 : queued(synchronizer, thread);
  }

  private static int queued(Object synchronizer, @Nullable Thread thread) {
    Strand s = Strands.current();
    return s == null || s.mode != 0 ? -1 : s.sphere.supervisor.queued(s, synchronizer, thread);
  }
}
