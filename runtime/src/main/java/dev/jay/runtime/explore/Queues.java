package dev.jay.runtime.explore;

import dev.jay.runtime.core.Strand;
import dev.jay.runtime.jvm.Raw;
import org.jspecify.annotations.Nullable;

/** Who waits for a synchronizer of the JDK: in its queue, or before its gate. */
final class Queues {
  private static final String SYNCHRONIZER =
      "java.util.concurrent.locks.AbstractQueuedSynchronizer";
  private static final long TAIL = Raw.U.objectFieldOffset(find(SYNCHRONIZER), "tail");
  private static final Class<?> NODE = find(SYNCHRONIZER + "$Node");
  private static final long PREVIOUS = Raw.U.objectFieldOffset(NODE, "prev");
  private static final long WAITER = Raw.U.objectFieldOffset(NODE, "waiter");

  private Queues() {}

  private static Class<?> find(String name) {
    try {
      return Class.forName(name, false, null);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  /** How many threads are in the queue; how often {@code thread}, if that is not null. */
  static int length(Object synchronizer, @Nullable Thread thread) {
    int length = 0;
    Object node = Raw.U.getReferenceVolatile(synchronizer, TAIL);
    for (; node != null; node = Raw.U.getReferenceVolatile(node, PREVIOUS)) {
      Object waiter = Raw.U.getReferenceVolatile(node, WAITER);
      if (waiter != null && (thread == null || waiter == thread)) {
        length++;
      }
    }
    return length;
  }

  /** Whether the strand is about to take the synchronizer, and cannot yet. */
  static boolean standsBefore(Exploration run, ExploredStrand c, Object synchronizer) {
    Object target = c.target;
    return target != null
        && c.strand.phase == Strand.RUNNING
        && !Effects.canProceed(run, c)
        && CanonicalTargets.of(target) == synchronizer;
  }
}
