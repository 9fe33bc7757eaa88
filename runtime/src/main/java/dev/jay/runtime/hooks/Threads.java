package dev.jay.runtime.hooks;

import dev.jay.runtime.core.ActorThreads;
import dev.jay.runtime.core.Arrival;
import dev.jay.runtime.core.Lifecycle;
import dev.jay.runtime.core.Monitor;
import dev.jay.runtime.core.OutsideThreads;
import dev.jay.runtime.core.Rounds;
import dev.jay.runtime.core.Scheduler;
import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.core.Spheres;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.runtime.core.Wait;
import dev.jay.runtime.core.WaitQueue;
import dev.jay.runtime.jvm.HashGenerator;
import dev.jay.runtime.jvm.Raw;
import dev.jay.trace.Kind;
import dev.jay.trace.Operation;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * The operations on threads. They stand in the bodies of {@link Thread}'s methods, or at their
 * calls where the method is native. A thread becomes a strand when a strand starts it: its id is
 * then a matter of program order.
 */
public final class Threads {
  /** A join without timeout: it cannot proceed before the other thread has ended. */
  private static final int JOIN = Operation.of(Kind.JOIN, Operation.AWAIT, 0);

  private Threads() {}

  // ---- start and exit

  /** First thing in {@code Thread.start}. */
  public static void starting(Thread child) {
    Strand s = Strands.current();
    if (s != null && (s.mode == 0 || s.mode == Strand.ENDED)) {
      Strands.controlled();
      s.scheduler.getTurn(s, Kind.START, child);
    }
    Sphere sphere = s != null ? s.sphere : Spheres.program();
    if (sphere != null
        && !Shutdown.isAbrupt()
        && Strands.of(child) == null
        && (!OutsideThreads.isService(child) || bringsInputs(s, child))) {
      Strand strand = sphere.newStrand(child, s);
      HashGenerator.give(child, strand.path.hashCode());
      sphere.supervisor.expect(strand);
      Strands.put(strand);
    }
  }

  private static boolean bringsInputs(@Nullable Strand s, Thread child) {
    return s != null && s.tape != null && OutsideThreads.bringsInputs(child);
  }

  /** In place of {@code Thread.start} where one strand runs at a time: false to start it really. */
  public static boolean play(Thread face) {
    Strand s = Strands.controlled();
    if (s == null
        || !s.sphere.supervisor.playsThreads()
        || OutsideThreads.isService(face)
        || !ActorThreads.canPlay(face)) {
      return false;
    }
    Sphere sphere = s.sphere;
    s.scheduler.getTurn(s, Kind.START, face);
    s.mode++; // what is done for Jay's own thread is nobody's operation
    ActorThreads.Member member = ActorThreads.take();
    Strand strand = sphere.newStrand(member.thread(), face, s);
    HashGenerator.give(face, strand.path.hashCode());
    strand.player = member;
    strand.enlisted = true;
    sphere.supervisor.expect(strand);
    Strands.put(strand);
    ActorThreads.begun(face);
    sphere.enlist(strand);
    member.play(strand);
    s.mode--;
    s.scheduler.putTurn(s);
    return true;
  }

  /** In place of {@code Thread.currentThread} in the program. */
  public static Thread current() {
    Strand s = Strands.current();
    return s == null ? Thread.currentThread() : s.face;
  }

  /** Last thing in {@code Thread.start}. */
  public static void started(Thread child) {
    Strand s = Strands.controlled();
    Strand strand = Strands.of(child);
    if (strand != null && !strand.enlisted) {
      strand.enlisted = true;
      if (s != null) {
        s.sphere.enlist(strand);
        Rounds rounds = s.sphere.rounds;
        if (rounds != null) {
          rounds.startsAnother(s);
        }
      } else {
        strand.scheduler.outside.arrive(new Arrival(Arrival.START, strand, null));
      }
    } else if (strand == null) {
      Strand current = Strands.current();
      Sphere sphere = current != null ? current.sphere : Spheres.program();
      if (sphere != null) { // not what a check does between its runs
        sphere.outsideThreads.started(child);
      }
    }
    if (s != null) {
      s.scheduler.putTurn(s);
    }
  }

  /**
   * {@code Thread.start} threw: the thread was started before, or the system has no room for it.
   */
  public static void startFailed(Thread child) {
    Strand strand = Strands.of(child);
    if (strand != null && !strand.enlisted) {
      Strands.remove(strand);
      strand.sphere.supervisor.gone(strand);
    }
    Strand s = Strands.controlled();
    if (s != null) {
      s.scheduler.putTurn(s);
    }
  }

  /**
   * First thing in {@code Thread.exit}: the last operation begins, so that leaving the group is a
   * part of it.
   */
  public static void leaving(Thread thread) {
    Spheres.Selector selector = Spheres.selector();
    if (selector != null) {
      selector.ends(thread);
    }
    Strand s = Strands.current();
    if (s == null || s.sphere.supervisor.playsThreads()) {
      return; // nothing may be thrown here if the run is over: exiting is still to come
    }
    s = Strands.controlled();
    if (s != null) {
      s.scheduler.getTurn(s, Kind.EXIT, null);
    }
  }

  /** Last thing in {@code Thread.exit}, which the JVM calls on every thread that ends. */
  public static void exiting(Thread thread) {
    Lifecycle.exit(thread);
  }

  /** Whether {@code thread} has told its flock of its end, as part of its last operation. */
  public static boolean hasLeft(Thread thread) {
    return Strands.hasEnded(thread);
  }

  /**
   * First thing in {@code Thread.run} and what overrides it, where only one strand may run. Not for
   * those who play a strand, and wait themselves: should the run end before they have begun, they
   * are to play another one, while this would end their thread.
   */
  public static void beginning() {
    Strand s = Strands.current();
    if (s != null && s.mode == 0 && s.player == null) {
      s.sphere.supervisor.firstTurn(s);
    }
  }

  /** An exception is about to end the thread. True when it is taken care of and not to be shown. */
  public static boolean uncaught(Thread thread, Throwable e) {
    return Lifecycle.fails(thread, e);
  }

  // ---- join, isAlive, getState

  /** In place of {@code thread.join(millis)}. */
  public static void join(Thread thread, long millis) throws InterruptedException {
    Strand s = Strands.controlled();
    if (s == null || millis < 0 || (Strands.of(thread) == null && !Strands.hasEnded(thread))) {
      Regions.outside();
      try {
        thread.join(millis);
      } finally {
        Regions.inside();
      }
      return;
    }
    Scheduler scheduler = s.scheduler;
    scheduler.getTurn(s, millis == 0 ? JOIN : Operation.of(Kind.JOIN, Operation.READ, 0), thread);
    int reason = Wait.SIGNALLED;
    Strand target = Strands.of(thread);
    if (target != null && Raw.clearInterruptFlag(s.thread)) {
      reason = Wait.INTERRUPTED;
    } else if (target != null) {
      reason =
          scheduler.await(
              s,
              target.joiners,
              millis == 0 ? Scheduler.FOREVER : Time.nanosOfMillis(millis),
              true);
      if (reason == Wait.INTERRUPTED) {
        Raw.setInterruptFlag(s.thread, false);
      }
    }
    scheduler.putTurn(s);
    if (reason == Wait.INTERRUPTED) {
      throw new InterruptedException();
    }
  }

  /** In place of {@code thread.join()}. */
  public static void join(Thread thread) throws InterruptedException {
    join(thread, 0);
  }

  /** In place of {@code thread.join(duration)}, which is there since 19. */
  public static boolean join(Thread thread, Duration duration) throws InterruptedException {
    if (thread.getState() == Thread.State.NEW) {
      throw new IllegalThreadStateException("Thread not started");
    }
    long nanos = Time.nanosOf(duration);
    if (nanos > 0) {
      join(thread, Math.max(1, nanos / 1_000_000));
    }
    return !thread.isAlive() || Strands.hasEnded(thread);
  }

  /** In place of {@code thread.join(millis, nanos)}. */
  public static void join(Thread thread, long millis, int nanos) throws InterruptedException {
    if (millis < 0 || nanos < 0 || nanos > 999_999) {
      thread.join(millis, nanos);
    } else {
      join(thread, nanos > 0 && millis < Long.MAX_VALUE ? millis + 1 : millis);
    }
  }

  /**
   * The result of {@code Thread.isAlive}: as soon as a strand has ended it is dead, though the JVM
   * may still be busy with its remains.
   */
  public static boolean isAlive(boolean real, Thread thread) {
    Strand s = Strands.controlled();
    if (s == null || thread == s.face) {
      return real || s != null;
    }
    s.scheduler.getTurn(s, Operation.of(Kind.STATUS, Operation.READ, 0), thread);
    boolean alive = Strands.of(thread) != null || (real && !Strands.hasEnded(thread));
    s.scheduler.putTurn(s);
    return alive;
  }

  /**
   * The result of {@code Thread.getState}: what the thread does in the schedule, not in the JVM.
   */
  public static Thread.State state(Thread.State real, Thread thread) {
    Strand s = Strands.controlled();
    if (s == null || real == Thread.State.NEW || thread == s.face) {
      return real;
    }
    s.scheduler.getTurn(s, Operation.of(Kind.STATUS, Operation.READ, 0), thread);
    Strand target = Strands.of(thread);
    Thread.State state = real;
    if (target != null) {
      state = state(target, real);
    } else if (Strands.hasEnded(thread)) {
      state = Thread.State.TERMINATED;
    }
    s.scheduler.putTurn(s);
    return state;
  }

  /**
   * The result of {@code Thread.getName}: of another thread, an operation. A thread that looks at
   * its own name, as every logger does, is not disturbed.
   */
  public static String name(String real, Thread thread) {
    Strand s = Strands.controlled();
    if (s == null || thread == s.face || s.depth != 0) {
      return real;
    }
    Regions.enterOwn(Kind.STATUS, thread);
    s.mode++;
    String name = thread.getName();
    s.mode--;
    Regions.exit();
    return name;
  }

  /**
   * The result of {@code Thread.getThreadGroup} where threads are played: none when it has ended.
   */
  public static @Nullable ThreadGroup group(@Nullable ThreadGroup real, Thread thread) {
    Strand s = Strands.controlled();
    if (s == null || thread == s.face || s.depth != 0 || !s.sphere.supervisor.playsThreads()) {
      return real;
    }
    s.scheduler.getTurn(s, Operation.of(Kind.STATUS, Operation.READ, 0), thread);
    ThreadGroup group = real;
    if (Strands.hasEnded(thread)) {
      group = null;
    } else if (Strands.of(thread) != null) {
      s.mode++;
      group = thread.getThreadGroup();
      s.mode--;
    }
    s.scheduler.putTurn(s);
    return group;
  }

  private static Thread.State state(Strand target, Thread.State real) {
    WaitQueue queue = target.wait.queue;
    if (queue == null) {
      int phase = target.phase;
      return phase == Strand.OUTSIDE || phase == Strand.DROPPED
          ? real
          : target.sphere.supervisor.stateOf(target);
    }
    if (queue instanceof Monitor.Entry) {
      return Thread.State.BLOCKED;
    }
    return target.wait.timerIndex >= 0 ? Thread.State.TIMED_WAITING : Thread.State.WAITING;
  }

  // ---- interrupts

  /** Last thing in {@code Thread.interrupt}, inside its region: the real flag is set. */
  public static void interrupted(Thread thread) {
    Strand target = Strands.of(thread);
    if (target == null) {
      return;
    }
    if (target.thread != thread) {
      Raw.setInterruptFlag(thread, false);
      Raw.setInterruptFlag(target.thread, true);
    }
    Strand s = Strands.controlled();
    if (s == null) {
      target.scheduler.outside.arrive(new Arrival(Arrival.INTERRUPT, target, null));
    } else {
      s.scheduler.interrupt(target);
    }
  }

  /**
   * The result of {@code Thread.isInterrupted}, inside its region. The JDK's loops that wait look
   * at it in every round; if such a loop does nothing else, the turn is given up in its middle: it
   * may wait for another thread (LinkedTransferQueue of JDK 17, when its predecessor was
   * cancelled).
   */
  public static boolean isInterrupted(boolean real, Thread thread) {
    Strand target = Strands.of(thread);
    boolean is = real || target != null && target.isInterrupted();
    Strand s = Strands.controlled();
    if (!is && s != null && s.depth > 1 && s.looksInVain() > 0) {
      Threads.yield();
    }
    return is;
  }

  // ---- sleep, yield

  /** In place of {@code Thread.sleep(millis)}. */
  public static void sleep(long millis) throws InterruptedException {
    if (Strands.controlled() == null || millis < 0) {
      sleepReally(millis, 0);
    } else {
      sleepNanos(Time.nanosOfMillis(millis));
    }
  }

  /** In place of {@code Thread.sleep(millis, nanos)}. */
  public static void sleep(long millis, int nanos) throws InterruptedException {
    if (Strands.controlled() == null || millis < 0 || nanos < 0 || nanos > 999_999) {
      sleepReally(millis, nanos);
    } else {
      sleepNanos(Time.nanosOfMillis(millis) + nanos);
    }
  }

  /** In place of the JDK's own sleepNanos; false when the caller is to sleep really. */
  public static boolean slept(long nanos) throws InterruptedException {
    if (Strands.controlled() == null || nanos < 0) {
      return false;
    }
    sleepNanos(nanos);
    return true;
  }

  private static void sleepReally(long millis, int nanos) throws InterruptedException {
    Regions.outside();
    try {
      Thread.sleep(millis, nanos);
    } finally {
      Regions.inside();
    }
  }

  private static void sleepNanos(long nanos) throws InterruptedException {
    Strand s = Strands.controlled();
    if (s == null) {
      return;
    }
    Scheduler scheduler = s.scheduler;
    scheduler.getTurn(s, Kind.SLEEP, null);
    boolean interrupted = Raw.clearInterruptFlag(s.thread);
    if (!interrupted && nanos > 0) {
      interrupted = scheduler.await(s, new WaitQueue.Sleep(), nanos, true) == Wait.INTERRUPTED;
      if (interrupted) {
        Raw.setInterruptFlag(s.thread, false);
      }
    }
    scheduler.putTurn(s);
    if (interrupted) {
      throw new InterruptedException("sleep interrupted");
    }
  }

  /**
   * In place of {@code Thread.yield} and {@code Thread.onSpinWait}. In the middle of a region,
   * where the JDK yields when it waits for another thread, the turn is really given up.
   */
  public static void yield() {
    Strand s = Strands.controlled();
    if (s == null) {
      Thread.yield();
      return;
    }
    Scheduler scheduler = s.scheduler;
    scheduler.getTurn(s, Kind.YIELD, null);
    s.sphere.monitors.shareInner(s);
    int depth = s.depth;
    s.depth = 1;
    Object outermost = s.targets.get(1);
    Rounds rounds = s.sphere.rounds;
    if (rounds != null) {
      rounds.yields(s);
    }
    scheduler.putTurn(s);
    if (depth > 1) {
      scheduler.getTurn(s, Kind.YIELD, null, Operation.AGAIN);
      s.targets.set(1, outermost);
      s.depth = depth - 1;
      s.sphere.owners.reclaim(s);
    }
  }

  /**
   * In a region, before the next round of a loop that looks whether another thread has done
   * something: the turn is given up if nothing was done in this round.
   */
  public static void looksAgain() {
    Strand s = Strands.controlled();
    if (s == null) {
      return;
    }
    if (s.operationsAtLook == s.scheduler.operations) {
      Threads.yield();
    }
    s.operationsAtLook = s.scheduler.operations;
  }
}
