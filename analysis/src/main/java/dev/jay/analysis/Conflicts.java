package dev.jay.analysis;

import java.util.Arrays;

/**
 * Goes through the accesses of each location in their real order and finds the pairs that matter:
 * conflicting accesses of different strands between which no other access orders them. A read is
 * paired with the last write; a write with the last read of each strand since the last write, or,
 * if there is none, with that write. All other conflicting pairs follow from these and from program
 * order.
 *
 * <p>What a write to a field writes is unread if the next access is another write, or there is
 * none. Of elements and collections this is not known: the JDK's own code reads them, too.
 */
final class Conflicts {
  /** Is told of each pair, the first access first. */
  interface Consumer {
    /** {@code isUnread}: both are writes, and nobody has read what they wrote. */
    void pair(int first, int second, boolean isUnread);
  }

  /** How many pairs the schedule leaves open, with those that follow from others. */
  private long open;

  private final Trace trace;
  private final int[] lastRead; // by strand: since the last write, or -1

  private Conflicts(Trace trace) {
    this.trace = trace;
    this.lastRead = new int[trace.strands()];
  }

  /** Gives back how many races there are, with those that follow from others. */
  static long find(Trace trace, Consumer consumer) {
    Conflicts conflicts = new Conflicts(trace);
    conflicts.find(consumer);
    return conflicts.open;
  }

  private void find(Consumer consumer) {
    int n = trace.accesses();
    int[] starts = new int[trace.locations + 1]; // by location: of its accesses in rows
    for (int i = 0; i < n; i++) {
      starts[trace.location.get(i) + 1]++;
    }
    for (int l = 0; l < trace.locations; l++) {
      starts[l + 1] += starts[l];
    }
    int[] next = Arrays.copyOf(starts, trace.locations);
    int[] rows = new int[n];
    for (int i = 0; i < n; i++) {
      rows[next[trace.location.get(i)]++] = i;
    }
    for (int l = 0; l < trace.locations; l++) {
      if (isShared(rows, starts[l], starts[l + 1])) {
        pairs(rows, starts[l], starts[l + 1], consumer);
        open += RacingPairs.count(trace, rows, starts[l], starts[l + 1]);
      }
    }
  }

  /** Whether several strands use it and one of them writes. */
  private boolean isShared(int[] rows, int from, int to) {
    boolean several = false;
    boolean written = false;
    for (int i = from; i < to; i++) {
      several |= trace.strand.get(rows[i]) != trace.strand.get(rows[from]);
      written |= trace.writes(rows[i]);
    }
    return several && written;
  }

  private void pairs(int[] rows, int from, int to, Consumer consumer) {
    long[] sorted = new long[to - from];
    for (int i = from; i < to; i++) {
      sorted[i - from] = (long) trace.stamp.get(rows[i]) << 32 | rows[i];
    }
    Arrays.sort(sorted);
    Arrays.fill(lastRead, -1);
    int lastWrite = -1;
    boolean mayBeUnread = trace.isComplete && trace.isField(rows[from]);
    for (int i = 0; i < sorted.length; i++) {
      int access = (int) sorted[i];
      int strand = trace.strand.get(access);
      if (!trace.writes(access)) {
        if (lastWrite >= 0 && trace.strand.get(lastWrite) != strand) {
          consumer.pair(lastWrite, access, false);
        }
        lastRead[strand] = access;
        continue;
      }
      boolean read = false;
      for (int s = 0; s < lastRead.length; s++) {
        if (lastRead[s] >= 0) {
          read = true;
          if (s != strand) {
            consumer.pair(lastRead[s], access, false);
          }
          lastRead[s] = -1;
        }
      }
      if (!read && lastWrite >= 0 && trace.strand.get(lastWrite) != strand) {
        boolean isRead = i + 1 < sorted.length && !trace.writes((int) sorted[i + 1]);
        consumer.pair(lastWrite, access, mayBeUnread && !isRead);
      }
      lastWrite = access;
    }
  }
}
