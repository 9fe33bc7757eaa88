package dev.jay.runtime.record;

import dev.jay.trace.Constraint;
import dev.jay.trace.HybridSchedule;
import dev.jay.trace.RecordingHead;
import dev.jay.trace.RecordingReader;
import dev.jay.trace.RecordingWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a run follows: a recording, with its inputs, or a hybrid schedule, with its constraints. */
final class Script {
  final RecordingHead head;
  final RecordingReader.Stream order;

  /** Whether it was closed in order. */
  final boolean isComplete;

  /** Where the strands' inputs are, or null if they are real. */
  final @Nullable RecordingReader inputs;

  final List<Constraint> constraints;

  /** Whether a program that leaves it goes on without it. */
  final boolean goesOn;

  /** What it is in a cache, or null if it comes from elsewhere. */
  final @Nullable Reuse reuse;

  /** What decides while the program runs whether that is still the schedule to follow, or null. */
  final @Nullable ScheduleChoice choice;

  /** The schedule, if it is one. */
  final @Nullable HybridSchedule schedule;

  private Script(
      RecordingHead head,
      RecordingReader.Stream order,
      boolean isComplete,
      @Nullable RecordingReader inputs,
      List<Constraint> constraints,
      boolean goesOn,
      @Nullable Reuse reuse,
      @Nullable HybridSchedule schedule,
      @Nullable ScheduleChoice choice) {
    this.schedule = schedule;
    this.choice = choice;
    this.head = head;
    this.order = order;
    this.isComplete = isComplete;
    this.inputs = inputs;
    this.constraints = constraints;
    this.goesOn = goesOn;
    this.reuse = reuse;
  }

  static Script of(RecordingReader recording) {
    return new Script(
        recording.head,
        recording.stream(RecordingWriter.ORDER),
        recording.isComplete,
        recording,
        List.of(),
        false,
        null,
        null,
        null);
  }

  static Script of(
      HybridSchedule schedule,
      boolean goesOn,
      @Nullable Reuse reuse,
      @Nullable ScheduleChoice choice) {
    return new Script(
        schedule.head,
        schedule.orderStream(),
        true,
        null,
        schedule.constraints,
        goesOn,
        reuse,
        schedule,
        choice);
  }
}
