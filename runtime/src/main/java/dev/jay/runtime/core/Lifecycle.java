package dev.jay.runtime.core;

import dev.jay.runtime.jvm.Virtual;
import dev.jay.trace.Kind;

/** How strands come to their end. */
public final class Lifecycle {
  private Lifecycle() {}

  /** The thread ends: if it is a strand, that is its last operation. */
  public static void exit(Thread thread) {
    Strand s = Strands.of(thread);
    if (s == null) {
      for (Sphere sphere : Spheres.all()) {
        sphere.outsideThreads.ended(thread);
      }
      return;
    }
    Supervisor supervisor = s.sphere.supervisor;
    boolean retires = !supervisor.isOver() && hasLastTurn(s);
    Strands.bury(s);
    ActorThreads.giveBack(s);
    if (retires) {
      s.sphere.retire(s);
    } else {
      supervisor.gone(s);
    }
  }

  /** Makes the last operation of {@code s}; false if its run ends while it waits for its turn. */
  private static boolean hasLastTurn(Strand s) {
    try {
      if (s.outside > 0) {
        s.outside = 1;
        s.savedDepth = 0;
        s.scheduler.outside.end(s);
      }
      s.mode = 0;
      end(s);
      return true;
    } catch (RunEnded e) {
      return false;
    }
  }

  /**
   * The last operation of {@code s}: whoever waits for its end goes on. As in the JVM, a thread
   * ends with its own monitor locked, so that who has found it alive there does not miss the
   * notify.
   */
  public static void end(Strand s) {
    Sphere sphere = s.sphere;
    s.scheduler.getTurn(s, Kind.EXIT, null);
    while (s.heldCount > 0) {
      sphere.monitors.leaveTop(s);
    }
    if (s.virtual) {
      Virtual.leaveFlock(s.thread);
    }
    boolean locked = sphere.isLockedByAnother(s, s.face);
    if (locked) {
      sphere.monitors.enter(s, s.face);
    }
    s.scheduler.broadcast(s.joiners);
    sphere.monitors.notifyFromOutside(s.face, true);
    if (locked) {
      sphere.monitors.leaveTop(s);
    }
  }

  /** An exception is about to end the thread. True when it is taken care of and not to be shown. */
  public static boolean fails(Thread thread, Throwable e) {
    Strand s = Strands.of(thread);
    return s != null && s.sphere.supervisor.fails(s, e);
  }
}
