package dev.jay.runtime.core;

import org.jspecify.annotations.Nullable;

/**
 * Decides who gets the next turn. The mechanism (turns, waits, time) is the {@link Scheduler}'s; a
 * policy is told what happens to strands, and answers who goes next. What it keeps for each strand
 * is its own affair.
 *
 * <p>Every method is called by the holder of the turn, but for {@link #arrives} of a strand that
 * does not have it.
 */
public abstract class Policy {
  // ---- What kind of policy it is

  /** Whether {@link #arrives} is to be called: not for policies that decide at the end. */
  public boolean decidesAtArrivals() {
    return false;
  }

  /**
   * Whether objects that one strand alone uses take no turn, see {@link Owners}. A policy that
   * wants to decide about every operation says no.
   */
  public boolean letsObjectsBeOwned() {
    return true;
  }

  /**
   * Where objects are not owned: whether streams and readers are all the same, from the first use
   * on and however often they are used. How much a program reads is then no part of its schedule.
   */
  public boolean confinesReaders() {
    return false;
  }

  /** Whether who waits for standard input keeps its place in the order. */
  public boolean readsInOrder() {
    return confinesReaders();
  }

  /**
   * Whether objects that several strands only read take no turn, see {@link Leases}. A policy whose
   * order is logged or decided from outside says no.
   */
  public boolean letsObjectsBeLeased() {
    return false;
  }

  /** To whom a monitor goes that becomes free. */
  public enum Succession {
    /** To the first strand that waits for it. */
    FIRST,
    /** To whoever comes next with its turn; the first that waits is woken, and comes too. */
    BARGING,
    /** To nobody: the policy decides among those who want it. */
    OPEN
  }

  /** To whom a monitor goes that becomes free. */
  public Succession succession() {
    return Succession.FIRST;
  }

  /**
   * What a policy offers under which the turn lies free between operations and whoever comes first
   * takes it.
   */
  public interface FirstCome {
    /** Waits until {@code s} has the turn, or is taken out of the order. */
    void take(Strand s);

    /** The turn, which the caller has, lies free from here on. */
    void putDown();

    /** Something has come from outside. Any thread may call this. */
    void arrived();
  }

  /** How the turn is taken by whoever comes first, or null if it is handed from one to the next. */
  public @Nullable FirstCome firstCome() {
    return null;
  }

  /**
   * Whether a strand in a blocking call is out of the order until it comes back. A policy that
   * knows when it will come back says no.
   */
  public boolean letsStrandsLeave() {
    return true;
  }

  /**
   * Whether {@code arrival} is to come in with the next holder of the turn. A policy that knows
   * what comes in, and when, says no. Any thread may call this.
   */
  public boolean letsIn(Arrival arrival) {
    return true;
  }

  /**
   * Whether the return from a blocking call takes a turn, so that it has its place in the order.
   */
  public boolean ordersReturns() {
    return false;
  }

  /** What this policy can be told of long computations, or null if it goes in no rounds. */
  public @Nullable Rounds rounds() {
    return null;
  }

  /** Whether performance hints mean anything. */
  public boolean followsHints() {
    return true;
  }

  // ---- Decisions

  /** Takes out and returns the strand whose turn is next, or null when none can run. */
  public abstract @Nullable Strand next();

  /**
   * The holder {@code s} has ended an operation. True when it keeps the turn; otherwise it has
   * taken its place in the order and {@link #next} is to be asked.
   */
  public abstract boolean keeps(Strand s);

  /** Whether no strand stands in the order. */
  public abstract boolean isEmpty();

  /** The logical time at which {@code s}, which has the turn, begins to wait with a timeout. */
  public long time(Strand s) {
    return s.scheduler.now;
  }

  /** What the logical clock shows to {@code s}; the running thread is {@code s}'s. */
  public long readClock(Strand s) {
    return s.scheduler.readClock(s);
  }

  // ---- Events

  /**
   * {@code s} has come to an operation, see {@link Scheduler#getTurn}; it may have the turn or not.
   * A policy that decides here gives the turn to whom it likes, and returns when it is {@code s}'s.
   */
  public void arrives(Strand s, int what, @Nullable Object target, int part) {}

  /** {@code s} has been started: it can run. */
  public abstract void started(Strand s);

  /** The wait of {@code s} has ended: it can run again. */
  public abstract void woken(Strand s);

  /** {@code s}, which was outside the order, has been admitted to it again. */
  public abstract void admitted(Strand s);

  /** {@code s} has the turn, for which it had to wait. */
  public void granted(Strand s) {}

  /** {@code s} is about to give up the turn and wait in {@code queue}. */
  public void waits(Strand s, WaitQueue queue) {}

  /** {@code s} is about to leave the order for a blocking call. */
  public void leaves(Strand s) {}

  /** {@code s} has come to its end. */
  public void ends(Strand s) {}

  /** {@code s} is about to notify one of several that wait; another one may be put first. */
  public void notifies(Strand s, Monitor monitor) {}

  /** {@code s} enters a performance critical section; true if it leaves the order for that. */
  public boolean entersSection(Strand s) {
    return true;
  }

  /** {@code s} leaves a performance critical section that it did not leave the order for. */
  public void leavesSection(Strand s) {}
}
