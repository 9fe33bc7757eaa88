package dev.jay.runtime.run;

import dev.jay.runtime.core.Arrival;
import dev.jay.runtime.core.Monitor;
import dev.jay.runtime.core.Observer;
import dev.jay.runtime.core.Rounds;
import dev.jay.runtime.core.Scheduler;
import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.core.Stopwatch;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.TargetNumbers;
import dev.jay.runtime.core.Wait;
import dev.jay.runtime.core.WaitQueue;
import dev.jay.runtime.forecast.ClassNumbers;
import dev.jay.runtime.jvm.LockFields;
import dev.jay.runtime.jvm.ThreadTime;
import dev.jay.runtime.jvm.Voice;
import dev.jay.trace.CourseEvents;
import dev.jay.trace.CourseStep;
import dev.jay.trace.CourseWriter;
import dev.jay.trace.Operation;
import java.io.FileOutputStream;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Writes the course of a run to a file: what each strand does and how long that takes, what it
 * waits for and who ends the wait. The bench simulates other schedules and more cores from that. A
 * run whose course is written has no leases, so that the simulation knows of each read.
 */
public final class CourseObserver extends Observer {
  private static final long MOST_BYTES = 1L << 30;

  private final CourseWriter writer;
  private final TargetNumbers targets = new TargetNumbers();
  private final ClassNumbers classes = new ClassNumbers();
  private final CourseStep step = new CourseStep();
  private boolean isFromOutside;
  private boolean isOver;

  private CourseObserver(CourseWriter writer) {
    this.writer = writer;
  }

  /** One that writes to that file; made before there are strands. */
  public static CourseObserver open(String file) throws IOException {
    ThreadTime.ofThisThread(); // what this loads is loaded before there are strands
    return new CourseObserver(new CourseWriter(new FileOutputStream(file), MOST_BYTES));
  }

  @Override
  public boolean seesAllReads() {
    return true;
  }

  @Override
  public boolean observesEnds() {
    return true;
  }

  @Override
  public void makes(Strand s) {
    Stopwatch watch = new Stopwatch();
    s.stopwatch = watch;
    if (s.thread == Thread.currentThread()) {
      watch.rests(s);
      watch.goesOn(s);
    }
  }

  @Override
  public void operation(Strand s, int what, @Nullable Object target, int part) {
    begins(s, Operation.kind(what), Operation.access(what) == Operation.READ, target);
  }

  @Override
  public void regains(Strand s) {
    begins(s, CourseStep.AGAIN, false, null);
  }

  private void begins(Strand s, int kind, boolean reads, @Nullable Object target) {
    Stopwatch watch = s.stopwatch;
    if (isOver || watch == null) {
      return;
    }
    step.computed = watch.takeComputed(s);
    step.passes = watch.takePasses();
    step.idle = watch.takeOutside();
    step.strand = s.id;
    step.kind = kind;
    step.reads = reads;
    Rounds rounds = s.sphere.rounds;
    step.trips = rounds == null ? 0 : rounds.computed(s);
    int known = targets.count();
    step.target = targets.numberOf(target);
    step.classNumber = step.target > known ? classes.numberOf(target) : 0;
    step.holds = target != null && LockFields.isHeldBy(target, s.face);
    isFromOutside = false;
    s.pass();
    try {
      writer.begins(step);
    } catch (IOException e) {
      fails(e);
    }
    s.passed();
    watch.goesOn(s);
  }

  @Override
  public void operationEnds(Strand s) {
    Stopwatch watch = s.stopwatch;
    if (isOver || watch == null) {
      return;
    }
    Rounds rounds = s.sphere.rounds;
    int flags =
        (s.isOnShared ? CourseStep.SHARED : 0)
            | (s.heldCount > 0 ? CourseStep.IN_MONITOR : 0)
            | (rounds != null && rounds.isPutOff(s) ? CourseStep.PUT_OFF : 0)
            | (rounds != null && rounds.skips(s) > 0 ? CourseStep.SKIPS : 0);
    long nanos = watch.takeComputed(s);
    s.pass();
    try {
      writer.ends(s.id, flags, nanos);
    } catch (IOException e) {
      fails(e);
    }
    s.passed();
    watch.goesOn(s);
  }

  @Override
  public void waits(Strand s, WaitQueue queue, long nanos) {
    Stopwatch watch = s.stopwatch;
    if (isOver || watch == null) {
      return;
    }
    int where =
        queue instanceof Monitor.Entry
            ? CourseEvents.FOR_MONITOR
            : queue instanceof Monitor.WaitSet
                ? CourseEvents.FOR_NOTIFY
                : queue == s.parking
                    ? CourseEvents.PARKED
                    : queue instanceof WaitQueue.Sleep
                        ? CourseEvents.ASLEEP
                        : CourseEvents.FOR_OTHERS;
    long computed = watch.takeComputed(s);
    watch.rests(s);
    s.pass();
    try {
      writer.waits(s.id, where, computed, nanos == Scheduler.FOREVER ? 0 : Math.max(0, nanos));
    } catch (IOException e) {
      fails(e);
    }
    s.passed();
  }

  @Override
  public void wakes(Strand s, int reason) {
    if (!isOver) {
      try {
        writer.wakes(s.id, reason == Wait.TIMED_OUT ? CourseEvents.BY_TIME : cause(s.sphere));
      } catch (IOException e) {
        fails(e);
      }
    }
  }

  @Override
  public void starts(Strand s) {
    if (!isOver) {
      try {
        writer.starts(s.id, cause(s.sphere));
      } catch (IOException e) {
        fails(e);
      }
    }
  }

  private int cause(Sphere sphere) {
    return isFromOutside || sphere.scheduler.holder == null
        ? CourseEvents.FROM_OUTSIDE
        : CourseEvents.BY_STRAND;
  }

  @Override
  public void admits(Arrival arrival) {
    isFromOutside |= arrival.what != Arrival.RETURN;
  }

  @Override
  public void asks(Strand s, Strand owner) {
    Stopwatch watch = s.stopwatch;
    if (!isOver && watch != null) {
      try {
        writer.asks(owner.id);
      } catch (IOException e) {
        fails(e);
      }
    }
  }

  @Override
  public void ends(Strand s) {
    Stopwatch watch = s.stopwatch;
    if (!isOver && watch != null) {
      try {
        writer.exits(s.id, watch.takeComputed(s));
      } catch (IOException e) {
        fails(e);
      }
    }
  }

  @Override
  public void closes(Sphere sphere) {
    if (!isOver) {
      isOver = true;
      try {
        writer.close();
      } catch (IOException e) {
        fails(e);
      }
      if (writer.isFull()) {
        Voice.say("the course of the run is longer than its file may be: the end is left out");
      }
    }
  }

  private void fails(IOException e) {
    isOver = true;
    Voice.say("the course of the run cannot be written any further: " + e.getMessage());
  }
}
