package dev.jay.runtime.run;

import dev.jay.runtime.core.Scheduler;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.jvm.Raw;
import dev.jay.runtime.jvm.Voice;

/**
 * Begins when a signal is to end the JVM: its shutdown hooks run beside the schedule, and may need
 * what strands hold. If the turn stands still for some seconds meanwhile, they would wait for ever;
 * then the JVM ends without them.
 */
final class EndGuard implements Runnable {
  private static final int EXIT_CODE = 143; // as when a signal ends a process
  private static final long LOOK_NANOS = 100_000_000;
  private static final int PATIENT_LOOKS = 50;

  private final Scheduler scheduler;

  EndGuard(Scheduler scheduler) {
    this.scheduler = scheduler;
  }

  @Override
  public void run() {
    int looks = 0;
    long seen = -1;
    while (looks < PATIENT_LOOKS) {
      Raw.parkNanos(LOOK_NANOS);
      Strand holder = scheduler.holder;
      long done = scheduler.handOvers + scheduler.operations;
      boolean standsStill =
          holder != null && done == seen && holder.thread.getState() != Thread.State.RUNNABLE;
      looks = standsStill ? looks + 1 : 0;
      seen = done;
    }
    Voice.say("a signal ends the JVM, and its shutdown hooks wait for a turn that stands still");
    Runtime.getRuntime().halt(EXIT_CODE);
  }
}
