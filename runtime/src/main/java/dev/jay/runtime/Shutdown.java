package dev.jay.runtime;

import dev.jay.trace.Fingerprint;
import dev.jay.trace.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The end of the JVM as part of the schedule. When the last user strand ends, the JVM's own thread
 * comes to run the shutdown hooks; the turn is kept aside for it, so that daemon strands do not run
 * on for a while that depends on timing. That thread, or the one that called System.exit, takes the
 * last turn and keeps it: the schedule is closed, and the closing lines can be said. When a signal
 * ends the JVM, the shutdown hooks run beside the schedule, so that they come to their end even if
 * the turn does not move.
 */
public final class Shutdown {
  private static @Nullable Scheduler reserved;
  private static volatile boolean abrupt;
  private static boolean closed;

  private Shutdown() {}

  /** Keeps the turn aside; the caller has it. */
  static synchronized void reserve(Scheduler scheduler) {
    reserved = scheduler;
  }

  /** The JVM did not come after all: the order goes on. Called by the watchdog. */
  static synchronized void cancel() {
    Scheduler scheduler = reserved;
    if (scheduler != null) {
      reserved = null;
      scheduler.release();
    }
  }

  static synchronized boolean isReserved() {
    return reserved != null;
  }

  /** The calling thread begins to run the shutdown hooks. */
  public static void begin() {
    Scheduler scheduler = Jay.scheduler();
    if (scheduler == null || Strands.current() != null) {
      return;
    }
    if (claim()) {
      Strand s = Jay.newStrand(scheduler, Thread.currentThread(), null);
      s.enlisted = true;
      scheduler.enlistHolder(s);
      Strands.put(s);
    } else {
      abrupt = true;
    }
  }

  /**
   * Whether the JVM is ended from outside, by a signal: then nothing waits for a turn any more to
   * get there.
   */
  static boolean isAbrupt() {
    return abrupt;
  }

  private static synchronized boolean claim() {
    boolean mine = reserved != null;
    reserved = null;
    return mine;
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
    Scheduler scheduler = Jay.scheduler();
    if (scheduler == null) {
      return;
    }
    begin();
    Strand s = Strands.controlled();
    if (s != null) {
      scheduler.getTurn(s, Kind.SHUTDOWN);
    }
    sayLastOnce(scheduler);
  }

  static void sayLastOnce(Scheduler scheduler) {
    synchronized (Shutdown.class) {
      if (closed) {
        return;
      }
      closed = true;
    }
    sayLast(scheduler);
  }

  private static void sayLast(Scheduler scheduler) {
    Settings settings = Settings.get();
    if (scheduler.scheduleLog != null) {
      scheduler.scheduleLog.close();
    }
    Stats stats = scheduler.stats;
    if (stats != null) {
      stats.print(scheduler);
    }
    String expelled = Watchdog.closingLine();
    if (expelled != null) {
      Voice.say(expelled);
    }
    if (settings.fingerprint) {
      Voice.say(
          "schedule "
              + Fingerprint.text(scheduler.fingerprint)
              + " operations "
              + scheduler.operations
              + " threads "
              + scheduler.started);
    }
  }
}
