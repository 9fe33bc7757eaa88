package dev.jay.analysis;

import java.util.Arrays;

/**
 * How many races there are at one location, with those that follow from others: all pairs of
 * accesses of two strands, a write among them, whose regions overlap (PEREGRINE §3.1 and Table 2).
 * {@link Conflicts} goes through the few from which all others follow.
 *
 * <p>Accesses of a strand within one region are counted together. The regions of another strand
 * that overlap with one are neighbours, so they are found by their first and last, and sums over
 * all that come before say how many accesses lie between.
 */
final class RacingPairs {
  private final Trace trace;
  private final IntColumn strands = new IntColumn(); // of groups, each a strand's in one region
  private final IntColumn regions = new IntColumn();
  private final IntColumn reads = new IntColumn(); // in this group and all before it
  private final IntColumn writes = new IntColumn();

  private RacingPairs(Trace trace, int[] rows, int from, int to) {
    this.trace = trace;
    long[] byStrand = new long[to - from];
    for (int i = from; i < to; i++) {
      byStrand[i - from] = (long) trace.strand.get(rows[i]) << 32 | rows[i];
    }
    Arrays.sort(byStrand);
    int read = 0;
    int written = 0;
    for (long each : byStrand) {
      int row = (int) each;
      int strand = trace.strand.get(row);
      int region = trace.region.get(row);
      read += trace.writes(row) ? 0 : 1;
      written += trace.writes(row) ? 1 : 0;
      int last = strands.size() - 1;
      if (last >= 0 && strands.get(last) == strand && regions.get(last) == region) {
        reads.set(last, read);
        writes.set(last, written);
      } else {
        strands.add(strand);
        regions.add(region);
        reads.add(read);
        writes.add(written);
      }
    }
  }

  /** Those of {@code rows} between the two places are the accesses to the location. */
  static long count(Trace trace, int[] rows, int from, int to) {
    RacingPairs groups = new RacingPairs(trace, rows, from, to);
    long count = 0;
    int begin = 0;
    while (begin < groups.strands.size()) {
      int end = groups.endOf(begin);
      for (int i = 0; i < begin; i++) {
        count += groups.count(i, begin, end);
      }
      begin = end;
    }
    return count;
  }

  /** Behind the last group of the strand whose first one that is. */
  private int endOf(int first) {
    int i = first;
    while (i < strands.size() && strands.get(i) == strands.get(first)) {
      i++;
    }
    return i;
  }

  /** The races of a group with those of another strand. */
  private long count(int group, int first, int end) {
    int from = first;
    for (int high = end; from < high; ) {
      int middle = (from + high) >>> 1;
      if (trace.end(strands.get(middle), regions.get(middle)) > begin(group)) {
        high = middle;
      } else {
        from = middle + 1;
      }
    }
    int to = from;
    for (int high = end; to < high; ) {
      int middle = (to + high) >>> 1;
      if (begin(middle) < trace.end(strands.get(group), regions.get(group))) {
        to = middle + 1;
      } else {
        high = middle;
      }
    }
    long read = sum(reads, from, to);
    long written = sum(writes, from, to);
    return sum(writes, group, group + 1) * (read + written)
        + sum(reads, group, group + 1) * written;
  }

  private int begin(int group) {
    return trace.begin(strands.get(group), regions.get(group));
  }

  private static long sum(IntColumn upTo, int from, int to) {
    return to <= from ? 0 : upTo.get(to - 1) - (from == 0 ? 0 : upTo.get(from - 1));
  }
}
