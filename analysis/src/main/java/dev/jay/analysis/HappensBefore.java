package dev.jay.analysis;

import dev.jay.trace.TraceCode;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The happens-before order of the program's own synchronization, whatever the schedule: what a
 * detector finds that does not know the schedule. Each operation on an object comes after the
 * operations on it before; a thread's beginning after its start, a wake-up after who woke, all
 * after an end that was joined.
 *
 * <p>A strand's clock says of each strand how many of its units are known to be over. A region u of
 * a strand is before another one whose clock says more than u of it.
 */
final class HappensBefore {
  private static final long MOST_NUMBERS = 60_000_000;

  private final Trace trace;
  private final int strands;
  private final int[][] clocks; // by strand: the clocks of its regions, one after the other

  private HappensBefore(Trace trace) {
    this.trace = trace;
    this.strands = trace.strands();
    this.clocks = new int[strands][];
    for (int s = 0; s < strands; s++) {
      clocks[s] = new int[(trace.positions.get(s).size() + 1) * strands];
    }
  }

  /** Null if that would take too much memory. */
  static @Nullable HappensBefore of(Trace trace) {
    if ((long) (trace.units() + trace.strands()) * trace.strands() > MOST_NUMBERS) {
      return null;
    }
    HappensBefore order = new HappensBefore(trace);
    order.build();
    return order;
  }

  private void build() {
    Map<Long, int[]> targets = new HashMap<>();
    int[][] now = new int[strands][strands];
    long[] threads = new long[strands]; // by strand: its thread, as a target
    int[] units = new int[strands];
    int last = 0;
    for (Trace.Event each : trace.events) {
      int s = each.strand();
      switch (each.what()) {
        case TraceCode.OPERATION, TraceCode.REGAINS -> {
          last = s;
          now[s][s] = ++units[s];
          if (each.target() != 0) {
            int[] clock = targets.computeIfAbsent(each.target(), key -> new int[strands]);
            join(now[s], clock);
            join(clock, now[s]);
          }
        }
        case TraceCode.ENDS -> {
          now[s][s] = units[s] + 1; // its last region is over
          join(targets.computeIfAbsent(threads[s], key -> new int[strands]), now[s]);
        }
        case TraceCode.STARTS -> {
          threads[s] = each.target();
          join(now[s], now[last]);
        }
        default -> join(now[s], now[last]); // it was woken
      }
      System.arraycopy(now[s], 0, clocks[s], units[s] * strands, strands);
    }
  }

  private static void join(int[] to, int[] from) {
    for (int i = 0; i < to.length; i++) {
      to[i] = Math.max(to[i], from[i]);
    }
  }

  /** Whether the first of two accesses happens before the second. */
  boolean orders(int first, int second) {
    int s = trace.strand.get(first);
    int t = trace.strand.get(second);
    return clocks[t][trace.region.get(second) * strands + s] > trace.region.get(first);
  }
}
