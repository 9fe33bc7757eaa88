package dev.jay.runtime.explore;

import dev.jay.runtime.core.Monitor;
import dev.jay.runtime.core.RunEnded;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.WaitQueue;
import org.jspecify.annotations.Nullable;

/** How the strands of a run that is over come to their end. */
final class Unwinding {
  private Unwinding() {}

  /** The strand's thread leaves its wait, sees that the run is over and unwinds. */
  static void release(Strand s) {
    WaitQueue queue = s.wait.queue;
    boolean inRealWait =
        !s.waiter.granted && (queue instanceof Monitor.Entry || queue instanceof Monitor.WaitSet);
    s.waiter.granted = true;
    int phase = s.phase;
    if (phase == Strand.RUNNING || phase == Strand.WAITING) {
      s.phase = Strand.DROPPED;
      s.unpark();
      if (inRealWait) {
        s.thread.interrupt();
      }
    }
  }

  /** From here on the strand's hooks throw. */
  static RunEnded leave(@Nullable Strand s) {
    if (s != null) {
      s.heldCount = 0;
      s.innerHeld = 0;
      s.announced.object = null;
      s.outside = 0;
      s.depth = 0;
      s.mode = Strand.ENDED;
    }
    return RunEnded.INSTANCE;
  }
}
