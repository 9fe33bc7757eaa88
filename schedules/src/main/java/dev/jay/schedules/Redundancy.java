package dev.jay.schedules;

import dev.jay.trace.ReuseLog;
import java.util.HashSet;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which entries of a program are of no use beside others (TERN §5.3): those whose conditions are
 * the conditions of another and more, and those beyond {@link #MOST_BACKUPS} under equal
 * conditions. An entry that programs mostly leave makes no other one redundant.
 */
final class Redundancy {
  static final int MOST_BACKUPS = 3;

  private Redundancy() {}

  /** An entry that serves all inputs that {@code head} would, or null; of the same program. */
  static @Nullable String betterThan(
      EntryHead head, Map<String, EntryHead> others, Map<String, ReuseLog.Counts> counts) {
    int equal = 0;
    String last = null;
    for (Map.Entry<String, EntryHead> each : others.entrySet()) {
      boolean isOfProgram = each.getValue().program().equals(head.program());
      if (!isOfProgram || isMostlyLeft(counts.get(each.getKey()))) {
        continue;
      }
      if (needsMore(head, each.getValue())) {
        return each.getKey();
      }
      if (hasSameConditions(head, each.getValue())) {
        equal++;
        last = each.getKey();
      }
    }
    return equal >= MOST_BACKUPS ? last : null;
  }

  static boolean isMostlyLeft(ReuseLog.@Nullable Counts counts) {
    return counts != null && counts.left > counts.reused;
  }

  /** Whether {@code a} has all conditions of {@code b}, which is of the same program, and more. */
  static boolean needsMore(EntryHead a, EntryHead b) {
    HashSet<String> all = new HashSet<>(a.conditions());
    HashSet<String> fewer = new HashSet<>(b.conditions());
    return a.program().equals(b.program()) && all.size() > fewer.size() && all.containsAll(fewer);
  }

  private static boolean hasSameConditions(EntryHead a, EntryHead b) {
    return new HashSet<>(a.conditions()).equals(new HashSet<>(b.conditions()));
  }
}
