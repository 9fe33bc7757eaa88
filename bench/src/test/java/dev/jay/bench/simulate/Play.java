package dev.jay.bench.simulate;

import dev.jay.trace.CourseEvents;
import dev.jay.trace.CourseStep;
import dev.jay.trace.Kind;
import java.util.HashSet;
import java.util.Set;

/** A course that is written by hand: what each strand does, in the order of a run. */
final class Play {
  final Course course = new Course();
  private final CourseStep step = new CourseStep();
  private final Set<Integer> inMonitor = new HashSet<>();

  /** The first strand; the others are started by what it does next. */
  Play start(int... strands) {
    begins(0, Kind.START, 0, 0, 0);
    for (int strand : strands) {
      course.starts(strand, CourseEvents.BY_STRAND);
    }
    course.ends(0, CourseStep.SHARED, 0);
    return this;
  }

  /** An operation on something shared, after so much computing. */
  Play operation(int strand, int kind, int target, long computed, long body) {
    return operation(strand, kind, target, computed, 0, body);
  }

  /** The same, after so many trips round loops as well. */
  Play operation(int strand, int kind, int target, long computed, int trips, long body) {
    begins(strand, kind, target, computed, trips);
    course.ends(strand, flags(strand), body);
    return this;
  }

  private int flags(int strand) {
    return CourseStep.SHARED | (inMonitor.contains(strand) ? CourseStep.IN_MONITOR : 0);
  }

  /** A read of something shared. */
  Play read(int strand, int target, long computed) {
    step.reads = true;
    operation(strand, Kind.VOLATILE, target, computed, 0);
    return this;
  }

  Play enter(int strand, int monitor, long computed) {
    inMonitor.add(strand);
    return operation(strand, Kind.MONITOR_ENTER, monitor, computed, 0);
  }

  Play exit(int strand, int monitor, long computed) {
    inMonitor.remove(strand);
    return operation(strand, Kind.MONITOR_EXIT, monitor, computed, 0);
  }

  /** A strand waits to be woken. */
  Play waits(int strand, long computed) {
    begins(strand, Kind.PARK, 0, computed, 0);
    course.waits(strand, CourseEvents.PARKED, 0, 0);
    return this;
  }

  /** It goes on after that. */
  Play goesOn(int strand) {
    return operation(strand, Kind.WAKE, 0, 0, 0);
  }

  /** A strand wakes another one, which waits. */
  Play wakes(int strand, int other, long computed) {
    begins(strand, Kind.UNPARK, 0, computed, 0);
    course.wakes(other, CourseEvents.BY_STRAND);
    course.ends(strand, flags(strand), 0);
    return this;
  }

  /** A strand ends after so much computing. */
  Play ends(int strand, long computed) {
    begins(strand, Kind.EXIT, 0, computed, 0);
    course.exits(strand, 0);
    return this;
  }

  private void begins(int strand, int kind, int target, long computed, int trips) {
    step.strand = strand;
    step.kind = kind;
    step.target = target;
    step.computed = computed;
    step.trips = trips;
    course.begins(step);
    step.reads = false;
  }
}
