package dev.jay.runtime.hooks;

import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.core.Spheres;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.runtime.jvm.Raw;
import dev.jay.trace.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The end of the JVM as part of the program's schedule, see Supervisor.claimReservedTurn. When a
 * signal ends the JVM, the shutdown hooks run beside the schedule, so that they come to their end
 * even if the turn does not move.
 */
public final class Shutdown {
  private static volatile boolean abrupt;

  private Shutdown() {}

  /** The calling thread begins to run the shutdown hooks. */
  public static void begin() {
    Sphere sphere = Spheres.program();
    if (sphere == null || Strands.current() != null) {
      return;
    }
    if (sphere.supervisor.claimReservedTurn()) {
      Strand s = sphere.newStrand(Thread.currentThread(), null);
      s.enlisted = true;
      sphere.enlistHolder(s);
      Strands.put(s);
    } else if (!abrupt) {
      abrupt = true;
      sphere.supervisor.endsAbruptly();
    }
  }

  /**
   * Whether the JVM is ended from outside, by a signal: then nothing waits for a turn any more to
   * get there.
   */
  static boolean isAbrupt() {
    return abrupt;
  }

  /** The hooks in the order of their threads' creation, not of their identity hashes. */
  public static Set<Thread> inOrder(IdentityHashMap<Thread, Thread> hooks) {
    List<Thread> threads = new ArrayList<>(hooks.keySet());
    threads.sort(
        new Comparator<Thread>() {
          @Override
          public int compare(Thread a, Thread b) {
            return Long.compare(Raw.tid(a), Raw.tid(b));
          }
        });
    return new LinkedHashSet<>(threads);
  }

  /** The JVM is about to halt: closes the schedule and says the last words. */
  public static void end() {
    Sphere sphere = Spheres.program();
    if (sphere == null) {
      return;
    }
    begin();
    Strand s = Strands.controlled();
    if (s != null) {
      s.scheduler.getTurn(s, Kind.SHUTDOWN, null);
    }
    sphere.supervisor.close();
  }
}
