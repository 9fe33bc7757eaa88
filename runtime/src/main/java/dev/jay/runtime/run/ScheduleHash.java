package dev.jay.runtime.run;

import dev.jay.runtime.core.Observer;
import dev.jay.runtime.core.Scheduler;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.jvm.HashGenerator;
import dev.jay.trace.Fingerprint;
import dev.jay.trace.Operation;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the fingerprint of the schedule, and makes identity hash codes depend on it: at each of its
 * operations a strand's generator of such codes begins anew with the fingerprint, so that a
 * thread's codes depend on the schedule and on its own program order alone, see {@link
 * HashGenerator}.
 */
public final class ScheduleHash extends Observer {
  @Override
  public void operation(Strand s, int what, @Nullable Object target, int part) {
    Scheduler scheduler = s.scheduler;
    long fingerprint = Fingerprint.next(scheduler.fingerprint, s.id, Operation.kind(what));
    scheduler.fingerprint = fingerprint;
    if (HashGenerator.isFound()) {
      HashGenerator.set(HashGenerator.of(s.thread, s.virtual), fingerprint, ~fingerprint);
    }
  }
}
