package dev.jay.runtime.hooks;

import dev.jay.runtime.core.Monitor;
import dev.jay.runtime.core.MonitorTable;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import org.jspecify.annotations.Nullable;

/**
 * Monitors inside the operations of a collection, such as those of the bins of a ConcurrentHashMap.
 * An operation is atomic, so nobody meets there, and nothing is to be ordered, unless the operation
 * calls a function of the program's which waits: then others come and want the same monitor, and
 * would be blocked in it with the turn.
 *
 * <p>So entering one is a note on the strand's own stack only. When the strand gives up the turn in
 * the middle, or rests while others use the collection, what it holds goes on the table ({@link
 * MonitorTable#shareInner}), and from then on it is a monitor like any other: who wants it waits in
 * its queue, and gets it when it is left.
 *
 * <p>A collection in which somebody waits with such a monitor is shared. So a strand that uses it
 * as its own does not meet a published one, and need not look.
 */
public final class InnerMonitors {
  private InnerMonitors() {}

  /** Before MONITORENTER. */
  public static void enter(@Nullable Object o) {
    Strand s = Strands.controlled();
    if (s != null && o != null) {
      MonitorTable table = s.sphere.monitors;
      if (s.depth > 0 && table.isWantedInside(o)) {
        table.enterInside(s, o);
      } else {
        MonitorTable.push(s, o).isInner = true;
      }
      s.innerHeld++;
    }
  }

  /** Before MONITOREXIT. */
  public static void exit(@Nullable Object o) {
    Strand s = Strands.current();
    if (s == null || o == null || s.heldCount == 0) {
      return;
    }
    Monitor top = s.held[s.heldCount - 1];
    if (top.object == o && top.isInner && !top.published) {
      s.sphere.monitors.leaveTop(s);
    } else {
      Monitors.exit(o);
    }
  }
}
