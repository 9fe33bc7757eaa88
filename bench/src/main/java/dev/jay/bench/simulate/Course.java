package dev.jay.bench.simulate;

import dev.jay.trace.CourseEvents;
import dev.jay.trace.CourseReader;
import dev.jay.trace.CourseStep;
import dev.jay.trace.Kind;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The course of a run: a {@link Script} for each strand, and the order in which their steps came. A
 * dependence goes from an earlier step to a later one, always.
 *
 * <p>Waits for monitors and for locks that the run shows are facts of its schedule, not of the
 * program: under another schedule others will wait. So they are left out, and which steps acquire
 * and release a lock is written down instead. Of a lock of java.util.concurrent each step says
 * whether the strand has it before; by the next step one knows whether it has it after.
 *
 * <p>What the first strand computes before it starts another one takes as long under all rules, and
 * is left out.
 */
public final class Course implements CourseEvents {
  private final List<Script> scripts = new ArrayList<>();
  private final Map<Integer, Integer> classNumbers = new HashMap<>();
  private int[] order = new int[1024]; // the strand of each step
  private int steps;
  private int targets;
  private int last = -1; // the strand whose step began last
  private long switches;
  private long alone;
  private boolean hasStarted;

  /** Reads the file that the agent has written. */
  public static Course read(Path file) throws IOException {
    Course course = new Course();
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
      new CourseReader(in, file.toString()).tell(course);
    }
    return course.complete();
  }

  /** After the last event. */
  public Course complete() {
    for (Script script : scripts) {
      findLocks(script);
    }
    return this;
  }

  int strands() {
    return scripts.size();
  }

  Script script(int strand) {
    return scripts.get(strand);
  }

  int steps() {
    return steps;
  }

  int strandOf(int place) {
    return order[place];
  }

  int targets() {
    return targets + 1;
  }

  /** How many operations there were in the run itself. */
  public long operations() {
    return steps;
  }

  /** How often another strand made a step than the one before, in the run itself. */
  public long switches() {
    return switches;
  }

  /** How many nanoseconds were left out. */
  public long alone() {
    return alone;
  }

  // ---- Events

  private Script scriptOf(int strand) {
    while (strand >= scripts.size()) {
      scripts.add(new Script());
    }
    return scripts.get(strand);
  }

  @Override
  public void begins(CourseStep step) {
    Script script = scriptOf(step.strand);
    int at = script.add();
    script.kind[at] = (byte) step.kind;
    script.flags[at] = (step.reads ? Script.READS : 0) | (step.holds ? Script.HOLDS : 0);
    script.target[at] = step.target;
    if (step.target > targets) {
      targets = step.target;
      classNumbers.put(step.target, step.classNumber);
    }
    script.classNumber[at] = step.target == 0 ? 0 : classNumbers.getOrDefault(step.target, 0);
    script.computed[at] = step.computed;
    script.trips[at] = step.trips;
    script.passes[at] = step.passes;
    script.idle[at] = step.idle;
    if (steps == order.length) {
      order = Arrays.copyOf(order, 2 * steps);
    }
    script.place[at] = steps;
    order[steps++] = step.strand;
    switches += last == step.strand ? 0 : 1;
    last = step.strand;
  }

  @Override
  public void ends(int strand, int flags, long nanos) {
    Script script = scriptOf(strand);
    int at = script.size - 1;
    if (at >= 0) {
      script.end[at] = Script.ENDS;
      script.body[at] = nanos;
      script.flags[at] |=
          ((flags & CourseStep.SHARED) != 0 ? Script.SHARED : 0)
              | ((flags & CourseStep.IN_MONITOR) != 0 ? Script.IN_MONITOR : 0)
              | ((flags & CourseStep.PUT_OFF) != 0 ? Script.PUT_OFF : 0)
              | ((flags & CourseStep.SKIPS) != 0 ? Script.SKIPS : 0);
    }
  }

  @Override
  public void waits(int strand, int where, long nanos, long timeout) {
    Script script = scriptOf(strand);
    int at = script.size - 1;
    if (at >= 0) {
      script.end[at] = (byte) (where == FOR_MONITOR ? Script.GOES_ON : Script.WAITS);
      script.body[at] = nanos;
      script.sleep[at] = timeout;
    }
  }

  @Override
  public void exits(int strand, long nanos) {
    Script script = scriptOf(strand);
    int at = script.size - 1;
    if (at >= 0) {
      script.end[at] = Script.EXITS;
      script.body[at] = nanos;
    }
  }

  @Override
  public void wakes(int strand, int cause) {
    Script script = scriptOf(strand);
    int at = script.size - 1;
    if (at < 0 || script.end[at] != Script.WAITS) {
      return;
    }
    if (cause == BY_TIME) {
      script.end[at] = Script.SLEEPS;
    } else if (last >= 0 && last != strand) {
      scripts.get(last).addEffect(Script.Effect.WAKES, strand, at);
    } else {
      script.end[at] = Script.GOES_ON; // nobody in the order has done that
    }
  }

  @Override
  public void starts(int strand, int cause) {
    scriptOf(strand);
    if (last >= 0) {
      Script script = scripts.get(last);
      if (!hasStarted) {
        hasStarted = true;
        alone = script.takeTimes();
      }
      script.addEffect(Script.Effect.STARTS, strand, 0);
      if (cause == BY_STRAND) {
        script.flags[script.size - 1] |= Script.STARTS;
      }
    }
  }

  @Override
  public void asks(int owner) {
    if (last >= 0) {
      scripts.get(last).addEffect(Script.Effect.ASKS, owner, 0);
    }
  }

  // ---- Locks

  private static void findLocks(Script script) {
    Map<Integer, Integer> lastStep = new HashMap<>(); // by target
    for (int at = 0; at < script.size; at++) {
      int kind = script.kind[at];
      if (kind == Kind.MONITOR_ENTER) {
        script.flags[at] |= Script.ACQUIRES;
      } else if (kind == Kind.MONITOR_EXIT) {
        script.flags[at] |= Script.RELEASES;
      } else if (kind == Kind.LOCK || kind == Kind.SYNCHRONIZER) {
        Integer before = lastStep.put(script.target[at], at);
        if (before != null) {
          setAfter(script, before, script.is(at, Script.HOLDS));
        }
      }
    }
    for (int at : lastStep.values()) {
      setAfter(script, at, false);
    }
  }

  /** After that step the strand has its target, or has it not. */
  private static void setAfter(Script script, int step, boolean holdsAfter) {
    boolean holds = script.is(step, Script.HOLDS);
    if (holds != holdsAfter) {
      script.flags[step] |= holdsAfter ? Script.ACQUIRES : Script.RELEASES;
    }
    // Who waits on a condition waits for a signal first, and for the lock afterwards.
    int at = holds ? step + 1 : step;
    while (holdsAfter
        && at < script.size
        && script.end[at] == Script.WAITS
        && (at == step || script.kind[at] == Kind.WAKE)) {
      script.end[at++] = Script.GOES_ON;
    }
  }
}
