package dev.jay.runtime.core;

import dev.jay.runtime.jvm.Raw;
import dev.jay.runtime.jvm.Running;
import dev.jay.runtime.jvm.Stacks;
import dev.jay.runtime.jvm.Voice;
import java.lang.management.ManagementFactory;
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
 * <p>Blocked means: the JVM says so for a second, or the thread's CPU time stands still for three;
 * for one while an initialiser runs in the order (see {@link Initialisations}), for which the JVM
 * may have it wait without saying so. Of a thread that wants a monitor inside the JDK whose owner
 * runs, the owner is what counts: on a loaded machine it may take its time. When the watchdog
 * itself does not get to run in time, the machine is starved and nothing follows from standing
 * still. Computing is allowed for {@code --stuck-after} of CPU time, which does not depend on what
 * else the machine does; a program that never synchronizes again must not stop the others for ever.
 *
 * <p>There is one standstill that is certain at once: the holder wants a real monitor, and its
 * owner, a strand that has entered it where Jay does not look (in native code, in a synchronized
 * native method, in passing), waits for the turn. So it is when a strand whose rest the holder
 * waits for wants a monitor that the holder owns. If two looks find both as they were, with no
 * operation in between, neither can ever go on, so who wants the monitor is taken out of the order
 * without a word. A program that does this does it often: for a while the watchdog looks every
 * millisecond.
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
  private static final long EAGER_LOOK_NANOS = 1_000_000;
  private static final int EAGER_LOOKS = 500;
  private static final long STARVED_NANOS = 5 * LOOK_NANOS;
  private static final long BLOCKED_NANOS = 1_000_000_000;
  private static final long STANDSTILL_NANOS = 3_000_000_000L;

  /**
   * So often it looks, on a machine that is not starved, whether the JVM's last thread has come for
   * the turn that is kept for it: two seconds, and more under load. Then it asks who else there is.
   */
  private static final int RESERVED_LOOKS = 40;

  /** Why somebody is taken out of the order. */
  private enum Reason {
    BLOCKED,
    COMPUTES,
    ENTANGLED
  }

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

  /** Says how many threads were taken out of the order, if any were. */
  public void sayAtTheEnd() {
    String line = closingLine();
    if (line != null) {
      Voice.say(line);
    }
  }

  @Nullable String closingLine() {
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
    int eagerLooks = 0;
    @Nullable Running before = null;
    long time = System.nanoTime();
    while (!sphere.supervisor.isOver()) {
      boolean isEager = eagerLooks > 0;
      Raw.parkNanos(isEager ? EAGER_LOOK_NANOS : LOOK_NANOS);
      if (isEager) {
        eagerLooks--;
      } else {
        Strands.forgetRecent();
      }
      long last = time;
      time = System.nanoTime();
      Strand awaited = scheduler.awaited;
      Strand holder = awaited != null ? awaited : scheduler.holder;
      long hands = scheduler.handOvers + scheduler.operations;
      boolean starved = time - last > STARVED_NANOS;
      if (holder == null && hands == seen && time - since > BLOCKED_NANOS) {
        freeAbandoned();
        since = time;
        continue;
      }
      if (holder != suspect || hands != seen) {
        suspect = holder;
        seen = hands;
        since = time;
        cpuSince = 0;
        reservedLooks = 0;
        before = null;
        continue;
      }
      if (holder == null) {
        continue;
      }
      if (sphere.supervisor.isTurnReserved()) {
        if (!isEager && time - last < 2 * LOOK_NANOS && ++reservedLooks > RESERVED_LOOKS) {
          reservedLooks = 0;
          if (isKeptAliveByOthers()) {
            sphere.supervisor.releaseReservedTurn();
          }
        }
        continue;
      }
      Thread waker = holder.waiter.waker();
      Thread blocked = waker == null ? holder.thread : waker;
      if (blocked.getState() == Thread.State.BLOCKED) {
        Running now = Running.insteadOf(blocked, threads());
        if (!waitsForSuspect(now)) {
          before = null;
        } else if (now.isStill(before)) {
          expel(holder, Reason.ENTANGLED);
          eagerLooks = EAGER_LOOKS;
          suspect = null;
          continue;
        } else {
          before = now;
          eagerLooks = Math.max(1, eagerLooks);
        }
      }
      if (time - since < 4 * LOOK_NANOS || !isWantedToGoOn(holder)) {
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
      boolean isPatient = runnable && !sphere.initialisations.isSomeOneUnderWay();
      boolean isBlocked = time - cpuSince > (isPatient ? STANDSTILL_NANOS : BLOCKED_NANOS);
      if (isBlocked || used - cpuAtFirst > settings.stuckAfterNanos) {
        expel(holder, isBlocked ? Reason.BLOCKED : Reason.COMPUTES);
        suspect = null;
      }
    }
  }

  /** Whether {@code holder}, which has the turn or is waited for with it, keeps others waiting. */
  private boolean isWantedToGoOn(Strand holder) {
    if (scheduler.awaited != null || sphere.somebodyWaits()) {
      return true;
    }
    for (Strand s : sphere.strands()) {
      if (isWithoutNeed(s, holder)) {
        return true;
      }
    }
    return false;
  }

  /** Nobody can run: whoever waits for a monitor without need is to have it. */
  private void freeAbandoned() {
    for (Strand s : sphere.strands()) {
      if (s.wait.queue instanceof Monitor.Entry entry) {
        Strand owner = entry.owner();
        Object o = entry.monitor().object;
        if (owner != null
            && o != null
            && owner.phase == Strand.DROPPED
            && isWithoutNeed(s, owner)) {
          scheduler.outside.arrive(new Arrival(Arrival.ABANDON, owner, o));
        }
      }
    }
  }

  /**
   * Whether {@code s} waits for a monitor that {@code owner} does not really hold: it waits in it
   * itself, in native code, where no hook has let the shadow go.
   */
  private boolean isWithoutNeed(Strand s, Strand owner) {
    if (!(s.wait.queue instanceof Monitor.Entry entry) || entry.owner() != owner) {
      return false;
    }
    Object o = entry.monitor().object;
    Thread.State state = owner.thread.getState();
    return o != null
        && (state == Thread.State.WAITING || state == Thread.State.TIMED_WAITING)
        && !Running.holds(owner.thread, o, threads());
  }

  /**
   * Whether what {@code running} is about is a strand that waits for the turn, or has it and waits
   * for the rest of the one that is looked at.
   */
  private boolean waitsForSuspect(Running running) {
    Strand owner = Strands.of(running.id);
    return owner != null
        && owner.sphere == sphere
        && (owner.needsTurn() || (owner == scheduler.holder && scheduler.awaited != null));
  }

  /**
   * Whether a thread that was never a strand keeps the JVM alive though the last user has ended, or
   * one on its way to the end is blocked by whoever may wait for the turn.
   */
  private static boolean isKeptAliveByOthers() {
    ThreadGroup group = Thread.currentThread().getThreadGroup();
    for (ThreadGroup outer = group; outer != null; outer = outer.getParent()) {
      group = outer;
    }
    Thread[] all = new Thread[group.activeCount() + 16];
    int count = group.enumerate(all);
    for (int i = 0; i < count; i++) {
      Thread thread = all[i];
      boolean isStranger =
          !Strands.hasEnded(thread)
              && Strands.of(thread) == null
              && !thread.getName().equals("DestroyJavaVM");
      if (!thread.isDaemon() && (isStranger || thread.getState() == Thread.State.BLOCKED)) {
        return true;
      }
    }
    return false;
  }

  private ThreadMXBean threads() {
    ThreadMXBean bean = threads;
    if (bean == null) {
      bean = ManagementFactory.getThreadMXBean();
      threads = bean;
    }
    return bean;
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

  private void expel(Strand s, Reason reason) {
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
    if (reason != Reason.ENTANGLED || settings.strict) {
      tell(s, frames, reason);
    }
    endFreeUse(s);
    if (hasTurn) {
      scheduler.expel(s);
    } else {
      scheduler.excuse(s);
    }
  }

  private void tell(Strand s, StackTraceElement[] frames, Reason reason) {
    StringBuilder stack = new StringBuilder();
    Stacks.append(frames, stack);
    expelled++;
    Voice.write(
        "jay: "
            + s
            + (reason == Reason.COMPUTES
                ? " has computed for long while others wait for its turn ("
                : " is blocked in something that Jay does not control (")
            + s.thread.getState()
            + ")\n"
            + stack
            + (settings.strict
                ? "jay: --strict: ending the program\n"
                : "jay: it is taken out of the order so that the program goes on; its return is not deterministic\n"));
    if (settings.strict) {
      Runtime.getRuntime().halt(EXIT_CODE);
    }
  }
}
