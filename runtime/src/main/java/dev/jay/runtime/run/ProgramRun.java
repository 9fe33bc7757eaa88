package dev.jay.runtime.run;

import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Supervisor;
import dev.jay.runtime.jvm.Service;
import dev.jay.runtime.jvm.Voice;
import dev.jay.trace.Fingerprint;
import org.jspecify.annotations.Nullable;

/**
 * The run of a whole program, whatever the policy.
 *
 * <p>The end of the JVM is part of the schedule. When the last user strand ends, the JVM's own
 * thread comes to run the shutdown hooks; the turn is kept aside for it, so that daemon strands do
 * not run on for a while that depends on timing. That thread, or the one that called System.exit,
 * takes the last turn and keeps it: the schedule is closed, and the closing lines can be said.
 */
public abstract class ProgramRun extends Supervisor {
  /** The turn is kept aside for the thread that shuts the JVM down. */
  private boolean isReserved;

  private boolean isClosed;

  private @Nullable StatusFile status;

  /** The sphere of the program. */
  protected abstract Sphere sphere();

  /** From here on {@code jay spheres} shows this run, with its log if it has one. */
  public final void show(String mode, StatusFile.@Nullable Log log) {
    status = StatusFile.show(this, mode, log);
  }

  /** What else is to be said at the end, before the schedule. */
  protected void sayAtTheEnd() {}

  @Override
  public long timeOutside() {
    return sphere().scheduler.now;
  }

  @Override
  public void endsAbruptly() {
    Service.start("jay-end", new EndGuard(sphere().scheduler));
  }

  /** Whether the JVM ends with the last strand that is no daemon: nobody outside keeps it up. */
  protected boolean endsJvm() {
    return sphere().outsideThreads.none();
  }

  @Override
  public boolean lastUserHasEnded(Strand s) {
    if (s.daemon || !endsJvm()) {
      return false;
    }
    synchronized (this) {
      isReserved = true;
    }
    return true;
  }

  @Override
  public synchronized boolean isTurnReserved() {
    return isReserved;
  }

  @Override
  public void releaseReservedTurn() {
    if (claimReservedTurn()) {
      sphere().scheduler.handOver();
    }
  }

  @Override
  public synchronized boolean claimReservedTurn() {
    boolean was = isReserved;
    isReserved = false;
    return was;
  }

  /** Whether the last words are said. */
  protected final synchronized boolean isClosed() {
    return isClosed;
  }

  @Override
  public void close() {
    synchronized (this) {
      if (isClosed) {
        return;
      }
      isClosed = true;
    }
    Sphere sphere = sphere();
    sphere.observer.closes(sphere);
    if (status != null) {
      status.remove();
    }
    sayAtTheEnd();
    if (sphere.settings.fingerprint) {
      if (sphere.settings.remark != null) {
        Voice.say(sphere.settings.remark);
      }
      Voice.say(
          "schedule "
              + Fingerprint.text(sphere.scheduler.fingerprint)
              + " operations "
              + sphere.scheduler.operations
              + " threads "
              + sphere.started);
    }
  }
}
