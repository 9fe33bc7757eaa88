package dev.jay.analysis;

import dev.jay.trace.TraceCode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The races of a trace, with respect to its schedule: pairs of conflicting accesses whose regions
 * overlap (PEREGRINE §3.1). Grouped by their two places for people; beside them stands how many a
 * detector reports that knows of happens-before alone.
 */
public final class Races {
  /** All races between two places. */
  public static final class Group {
    public final String first;
    public final String second;

    /** How often. */
    public int count;

    /** How often the write left the value as it was. */
    public int silent;

    /** Some strands of the first and of the second access. */
    public final int firstStrand;

    public final int secondStrand;

    Group(String first, String second, int firstStrand, int secondStrand) {
      this.first = first;
      this.second = second;
      this.firstStrand = firstStrand;
      this.secondStrand = secondStrand;
    }

    /** Whether none of them matters: each write wrote what was there. */
    public boolean isBenign() {
      return silent == count;
    }
  }

  final IntColumn firsts = new IntColumn();
  final IntColumn seconds = new IntColumn();

  /** Pairs that happens-before does not order; -1 if that was not found out. */
  public final int unordered;

  private final Map<Long, Group> groups = new LinkedHashMap<>();

  private Races(Trace trace) {
    HappensBefore order = HappensBefore.of(trace);
    int[] counted = {order == null ? -1 : 0};
    Conflicts.find(trace, (first, second) -> take(trace, first, second, order, counted));
    unordered = counted[0];
  }

  /** Finds them. */
  public static Races of(Trace trace) {
    return new Races(trace);
  }

  private void take(
      Trace trace, int first, int second, @Nullable HappensBefore order, int[] counted) {
    if (order != null && !order.orders(first, second)) {
      counted[0]++;
    }
    if (!trace.areConcurrent(first, second)) {
      return;
    }
    firsts.add(first);
    seconds.add(second);
    int a = trace.site.get(first);
    int b = trace.site.get(second);
    Group group =
        groups.computeIfAbsent(
            (long) Math.min(a, b) << 32 | Math.max(a, b),
            key ->
                new Group(
                    trace.sites.get(a),
                    trace.sites.get(b),
                    trace.strand.get(first),
                    trace.strand.get(second)));
    group.count++;
    boolean isSilent = !changes(trace, first) && !changes(trace, second);
    group.silent += isSilent ? 1 : 0;
  }

  private static boolean changes(Trace trace, int access) {
    return trace.what.get(access) == TraceCode.WRITE;
  }

  /** How many there are. */
  public int count() {
    return firsts.size();
  }

  /** By their places, the most frequent first. */
  public List<Group> groups() {
    List<Group> sorted = new ArrayList<>(groups.values());
    sorted.sort(
        Comparator.comparingInt((Group group) -> -group.count)
            .thenComparing(group -> group.first)
            .thenComparing(group -> group.second));
    return sorted;
  }

  /** The places, with their lines; those of benign races only if asked for. */
  public List<String> sites(boolean withBenign) {
    List<String> sites = new ArrayList<>();
    for (Group each : groups()) {
      if (withBenign || !each.isBenign()) {
        sites.add(each.first);
        sites.add(each.second);
      }
    }
    return sites.stream().distinct().sorted().toList();
  }
}
