package dev.jay.analysis;

import dev.jay.trace.Constraint;
import dev.jay.trace.HybridSchedule;
import dev.jay.trace.Site;

/** Makes a hybrid schedule of a trace: its order, and the constraints that its races need. */
public final class HybridSchedules {
  private HybridSchedules() {}

  /** {@code races} are those of the trace. */
  public static HybridSchedule of(Trace trace, Races races) {
    HybridSchedule schedule = new HybridSchedule();
    schedule.head.properties.putAll(trace.head.properties);
    schedule.head.digests.putAll(trace.head.digests);
    schedule.order = trace.order;
    IntColumn needed = Subsumption.needed(trace, races);
    for (int i = 0; i < needed.size(); i++) {
      int race = needed.get(i);
      schedule.constraints.add(
          new Constraint(
              instance(trace, races.firsts.get(race)), instance(trace, races.seconds.get(race))));
    }
    return schedule;
  }

  private static Constraint.Instance instance(Trace trace, int access) {
    return new Constraint.Instance(
        trace.strand.get(access),
        trace.region.get(access),
        trace.count.get(access),
        Site.place(trace.sites.get(trace.site.get(access))));
  }
}
