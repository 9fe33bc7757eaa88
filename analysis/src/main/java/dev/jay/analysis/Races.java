package dev.jay.analysis;

import dev.jay.trace.TraceCode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The races of a trace, with respect to its schedule: pairs of conflicting accesses whose regions
 * overlap (PEREGRINE §3.1). Grouped by their two places for people; beside them stands how many a
 * detector reports that knows of happens-before alone.
 */
public final class Races {
  final IntColumn firsts = new IntColumn();
  final IntColumn seconds = new IntColumn();

  /** How many there are with those that follow from others, as PEREGRINE counts them. */
  public final long all;

  /** Pairs that happens-before does not order; -1 if that was not found out. */
  public final int unordered;

  private final Map<Long, RaceGroup> groups = new LinkedHashMap<>();

  private Races(Trace trace) {
    HappensBefore order = HappensBefore.of(trace);
    int[] counted = {order == null ? -1 : 0};
    all =
        Conflicts.find(
            trace,
            (first, second, isUnread) -> take(trace, first, second, isUnread, order, counted));
    unordered = counted[0];
  }

  /** Finds them. */
  public static Races of(Trace trace) {
    return new Races(trace);
  }

  private void take(
      Trace trace,
      int first,
      int second,
      boolean isUnread,
      @Nullable HappensBefore order,
      int[] counted) {
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
    groups
        .computeIfAbsent((long) Math.min(a, b) << 32 | Math.max(a, b), key -> new RaceGroup(trace))
        .add(first, second, !changes(trace, first) && !changes(trace, second), isUnread);
  }

  private static boolean changes(Trace trace, int access) {
    return trace.what.get(access) == TraceCode.WRITE;
  }

  /** How many there are from which all others follow. */
  public int count() {
    return firsts.size();
  }

  /** By their places, the most frequent first. */
  public List<RaceGroup> groups() {
    List<RaceGroup> sorted = new ArrayList<>(groups.values());
    sorted.sort(
        Comparator.comparingInt((RaceGroup group) -> -group.count())
            .thenComparing(RaceGroup::firstSite)
            .thenComparing(RaceGroup::secondSite));
    return sorted;
  }

  /** Races with a read whose value the program does not use are benign. */
  public void findUnused(Predicate<String> unused) {
    for (RaceGroup each : groups.values()) {
      if (unused.test(each.firstSite()) || unused.test(each.secondSite())) {
        each.valueIsUnused();
      }
    }
  }

  /** The places, with their lines; those of benign races only if asked for. */
  public List<String> sites(boolean withBenign) {
    List<String> sites = new ArrayList<>();
    for (RaceGroup each : groups()) {
      if (withBenign || !each.isBenign()) {
        sites.add(each.firstSite());
        sites.add(each.secondSite());
      }
    }
    return sites.stream().distinct().sorted().toList();
  }
}
