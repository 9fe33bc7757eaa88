package dev.jay.runtime.core;

import dev.jay.runtime.jvm.Raw;
import dev.jay.runtime.jvm.Stacks;
import dev.jay.runtime.jvm.Voice;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import org.jspecify.annotations.Nullable;

/**
 * Sees to it that the turn never waits silently. When the turn does not move although somebody
 * waits for it, its holder either computes, which is its right for a while, or is blocked in
 * something that Jay does not control: a native call, a monitor inside the JDK, a class
 * initialiser. A blocked holder is named and taken out of the order, as if it had called
 * nondetBegin, and comes back by itself at its next operation.
 *
 * <p>A holder that waits until another strand rests (see {@link Owners}) is not to blame: then the
 * other one is looked at, in the same way.
 *
 * <p>Blocked means: the JVM says so for a second, or the thread's CPU time stands still for three.
 * Of a thread that wants a monitor inside the JDK whose owner runs, the owner is what counts: on a
 * loaded machine it may take its time. When the watchdog itself does not get to run in time, the
 * machine is starved and nothing follows from standing still. Computing is allowed for {@code
 * --stuck-after} of CPU time, which does not depend on what else the machine does; a program that
 * never synchronizes again must not stop the others for ever.
 *
 * <p>Taking the turn away races with the holder's fast path, which only reads its phase. The two
 * are ordered without making that path slower: the watchdog first changes the phase, then takes the
 * holder's stack, for which the holder passes a safepoint or handshake. If no frame of the runtime
 * is on the stack, the holder is not in the middle of an operation of the scheduler, and before the
 * next one it will read the new phase. Otherwise the phase is changed back.
 */
public final class Watchdog implements Runnable {
  static final int EXIT_CODE = 104;

  private static final long LOOK_NANOS = 50_000_000;
  private static final long STARVED_NANOS = 5 * LOOK_NANOS;
  private static final long BLOCKED_NANOS = 1_000_000_000;
  private static final long STANDSTILL_NANOS = 3_000_000_000L;

  /**
   * So often it looks, on a machine that is not starved, whether the JVM's last thread has come for
   * the turn that is kept for it: two seconds, and more under load.
   */
  private static final int RESERVED_LOOKS = 40;

  private final Sphere sphere;
  private final Scheduler scheduler;
  private final Settings settings;
  private @Nullable ThreadMXBean threads;

  /** How many strands it has taken out of the order. */
  private volatile int expelled;

  public Watchdog(Sphere sphere) {
    this.sphere = sphere;
    this.scheduler = sphere.scheduler;
    this.settings = sphere.settings;
  }

  /** What the closing line says of threads taken out of the order, or null. */
  public @Nullable String closingLine() {
    int count = expelled;
    return count == 0
        ? null
        : "taken out of the order "
            + count
            + " times because the turn was stuck outside Jay; see above";
  }

  @Override
  public void run() {
    @Nullable Strand suspect = null;
    long seen = -1;
    long since = 0;
    long cpu = 0;
    long cpuSince = 0;
    long cpuAtFirst = 0;
    long cpuOf = 0;
    int reservedLooks = 0;
    long time = System.nanoTime();
    while (!sphere.supervisor.isOver()) {
      Raw.parkNanos(LOOK_NANOS);
      Strands.forgetRecent();
      long last = time;
      time = System.nanoTime();
      Strand awaited = scheduler.awaited;
      Strand holder = awaited != null ? awaited : scheduler.holder;
      long hands = scheduler.handOvers + scheduler.operations;
      boolean starved = time - last > STARVED_NANOS;
      if (holder != suspect || hands != seen || holder == null) {
        suspect = holder;
        seen = hands;
        since = time;
        cpuSince = 0;
        reservedLooks = 0;
        continue;
      }
      if (sphere.supervisor.isTurnReserved()) {
        if (time - last < 2 * LOOK_NANOS && ++reservedLooks > RESERVED_LOOKS) {
          sphere.supervisor.releaseReservedTurn();
        }
        continue;
      }
      if (time - since < 4 * LOOK_NANOS || !sphere.somebodyWaits()) {
        continue;
      }
      Running running = Running.insteadOf(holder.thread, threads());
      long used = running.cpuNanos;
      if (cpuSince == 0 || running.id != cpuOf) {
        cpuAtFirst = used;
        cpuOf = running.id;
        cpu = used;
      }
      boolean runnable = running.state == Thread.State.RUNNABLE;
      if (cpuSince == 0 || starved || (runnable && used - cpu > LOOK_NANOS / 1000)) {
        cpuSince = time;
        cpu = used;
      }
      boolean blocked = time - cpuSince > (runnable ? STANDSTILL_NANOS : BLOCKED_NANOS);
      if (blocked || used - cpuAtFirst > settings.stuckAfterNanos) {
        expel(holder, blocked);
        suspect = null;
      }
    }
  }

  private ThreadMXBean threads() {
    ThreadMXBean bean = threads;
    if (bean == null) {
      bean = ManagementFactory.getThreadMXBean();
      threads = bean;
    }
    return bean;
  }

  /** The thread on which another one's progress depends: itself, or the owner of what it wants. */
  private static final class Running {
    private static final int LONGEST_CHAIN = 8;

    final long id;
    final Thread.State state;
    final long cpuNanos;

    private Running(long id, Thread.State state, ThreadMXBean threads) {
      this.id = id;
      this.state = state;
      this.cpuNanos = Math.max(0, threads.getThreadCpuTime(id));
    }

    static Running insteadOf(Thread thread, ThreadMXBean threads) {
      long id = Raw.tid(thread);
      Thread.State state = thread.getState();
      for (int i = 0; i < LONGEST_CHAIN && state == Thread.State.BLOCKED; i++) {
        ThreadInfo blocked = threads.getThreadInfo(id);
        ThreadInfo owner =
            blocked == null || blocked.getLockOwnerId() < 0
                ? null
                : threads.getThreadInfo(blocked.getLockOwnerId());
        if (owner == null) {
          break;
        }
        id = owner.getThreadId();
        state = owner.getThreadState();
      }
      return new Running(id, state, threads);
    }
  }

  /**
   * From here on {@code s} looks at its phase before it uses what belongs to it. It may be counting
   * such a use at the same time and undo this; so its stack is taken once more, which it does not
   * give in the midst of that.
   */
  private static void endFreeUse(Strand s) {
    do {
      s.credit = 0;
      s.thread.getStackTrace();
    } while (s.credit > 0);
  }

  private void expel(Strand s, boolean blocked) {
    int phase = s.phase;
    boolean hasTurn = phase == Strand.TURN;
    boolean isAwaited = s == scheduler.awaited && Strand.state(phase) == Strand.RUNNING;
    if (!(hasTurn || isAwaited) || !s.movePhase(phase, Strand.REVOKING)) {
      return;
    }
    StackTraceElement[] frames = s.thread.getStackTrace();
    if (Stacks.isInRuntime(frames)) {
      s.movePhase(Strand.REVOKING, phase);
      if (s.parked) {
        s.unpark();
      }
      return;
    }
    StringBuilder stack = new StringBuilder();
    Stacks.append(frames, stack);
    expelled++;
    Voice.write(
        "jay: "
            + s
            + (blocked
                ? " is blocked in something that Jay does not control ("
                : " has computed for long while others wait for its turn (")
            + s.thread.getState()
            + ")\n"
            + stack
            + (settings.strict
                ? "jay: --strict: ending the program\n"
                : "jay: it is taken out of the order so that the program goes on; its return is not deterministic\n"));
    if (settings.strict) {
      Runtime.getRuntime().halt(EXIT_CODE);
    }
    endFreeUse(s);
    if (hasTurn) {
      scheduler.expel(s);
    } else {
      scheduler.excuse(s);
    }
  }
}
