package dev.jay.analysis.learn;

import dev.jay.analysis.Trace;
import dev.jay.schedules.Precondition;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Races that did not occur and must not (PEREGRINE §4.1): accesses of two strands to one array, one
 * of them a write, between which the schedule leaves the order open. Where both indexes are fixed
 * they were seen to be apart. Else their ranges must be apart, which becomes a condition; where
 * that cannot be said or was not so, the inputs that they depend on are fixed.
 */
final class SharedMemory {
  private static final int MOST_RANGES = 24; // of one strand, between two operations, in one array

  private final Trace trace;
  private final Inputs inputs;
  private final IdentityHashMap<Ref, Map<Region, Use>> uses = new IdentityHashMap<>();

  /** What it does there with an array. */
  private static final class Use {
    final Set<Range> read = new LinkedHashSet<>();
    final Set<Range> written = new LinkedHashSet<>();
  }

  SharedMemory(Trace trace, Inputs inputs) {
    this.trace = trace;
    this.inputs = inputs;
  }

  void access(int strand, int unit, Ref array, Value index, boolean writes) {
    Use use =
        uses.computeIfAbsent(array, k -> new LinkedHashMap<>())
            .computeIfAbsent(new Region(strand, unit), k -> new Use());
    Set<Range> ranges = writes ? use.written : use.read;
    if (index.range() != null || index.symbol() != null) {
      Range range = index.span();
      ranges.add(ranges.size() < MOST_RANGES ? range : Range.unknown(range.inputs()));
    } else if (ranges.size() < MOST_RANGES) {
      ranges.add(index.span());
    } else {
      ranges.add(Range.unknown(0));
    }
  }

  /** The conditions; what had to be fixed for want of one is added to {@code pins}. */
  Set<Precondition> conditions(Set<String> pins) {
    Set<Precondition> found = new LinkedHashSet<>();
    long fixed = 0;
    for (Map<Region, Use> regions : uses.values()) {
      List<Map.Entry<Region, Use>> all = new ArrayList<>(regions.entrySet());
      for (int i = 0; i < all.size(); i++) {
        for (int j = i + 1; j < all.size(); j++) {
          if (all.get(i).getKey().isConcurrent(all.get(j).getKey(), trace)) {
            Use a = all.get(i).getValue();
            Use b = all.get(j).getValue();
            fixed |= apart(a.written, b.written, found);
            fixed |= apart(a.written, b.read, found);
            fixed |= apart(a.read, b.written, found);
          }
        }
      }
    }
    for (Precondition each : inputs.fixed(fixed)) {
      found.add(each);
      pins.add(each + ", decides which elements of an array several threads use");
    }
    return found;
  }

  /** Adds that they are apart; gives back the inputs to be fixed where that is not so. */
  private long apart(Set<Range> some, Set<Range> others, Set<Precondition> found) {
    long fixed = 0;
    for (Range a : some) {
      for (Range b : others) {
        long both = a.inputs() | b.inputs();
        if (both == 0) {
          continue;
        }
        Precondition condition = Range.apart(a, b);
        if (Range.adjoin(a, b)) {
          continue;
        }
        if (condition != null && condition.holds(inputs.values())) {
          found.add(condition);
        } else {
          fixed |= both;
        }
      }
    }
    return fixed;
  }
}
