package dev.jay.bench.simulate;

import dev.jay.bench.simulate.Script.Effect;
import dev.jay.trace.Kind;
import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/**
 * Discrete-event simulation of a run under other rules and on other numbers of cores. Each strand
 * goes through its script: it computes, needs a core for that, arrives at an operation, and makes
 * it when the turn is its own. What the script has of other strands' doing (starts, ends of waits)
 * is waited for; locks are taken by whoever comes, as the rules let them come. A wait whose end has
 * been posted before takes no time.
 *
 * <p>At most one strand has the turn. It may be given to one that computes, which has it when it
 * arrives; only the hand-over to one that has arrived takes time. A strand whose stretches of
 * operations on its own objects end in the middle of a computation makes empty turns there, ahead
 * of its turn or when it has it.
 *
 * <p>In another order than that of the run a wait may be for something that waits for it. Then the
 * one that came first in the run goes on, and that is counted.
 */
public final class Simulation {
  private static final int USES_TO_A_PASS = 1 << 10;

  /**
   * What came out.
   *
   * @param nanos how long the program took
   * @param handOvers how often the turn went from one strand to another that waited for it
   * @param forced how often a wait was ended since everybody waited
   * @param busy how many cores would have been enough
   */
  public record Outcome(double nanos, long operations, long handOvers, long forced, int busy) {}

  private final Course course;
  private final Rules rules;
  private final Costs costs;
  private final Cores cores;
  private final Order order;
  private final Locks locks;
  private final ReadLeases leases;
  private final Actor[] actors;

  /** Who can go on without a turn, or has just been given it; taken one after the other. */
  private final ArrayDeque<Actor> ready = new ArrayDeque<>();

  private @Nullable Actor holder;
  private long operations;
  private long handOvers;
  private long forced;

  private Simulation(Course course, Rules rules, Costs costs, int cores) {
    this.course = course;
    this.rules = rules;
    this.costs = rules.isFree() ? new Costs(0, 0, 0, costs.clock() + costs.operation() / 2) : costs;
    this.cores = new Cores(cores);
    this.order = new Order(rules);
    this.locks = new Locks(course.targets(), rules.length() > 1);
    this.leases = new ReadLeases(course.targets());
    this.actors = new Actor[course.strands()];
    for (int i = 0; i < actors.length; i++) {
      actors[i] = new Actor(i, course.script(i));
    }
  }

  /** How long the run would have taken. */
  public static Outcome of(Course course, Rules rules, Costs costs, int cores) {
    return new Simulation(course, rules, costs, cores).run();
  }

  private Outcome run() {
    if (course.steps() > 0) {
      start(actors[course.strandOf(0)]);
    }
    do {
      for (Actor s = cores.next(); s != null; s = cores.next()) {
        happens(s);
      }
    } while (goesOnByForce());
    return new Outcome(cores.now(), operations, handOvers, forced, cores.most());
  }

  private void happens(Actor s) {
    switch (s.doing) {
      case Actor.COMPUTES -> computed(s);
      case Actor.WORKS -> finish(s);
      case Actor.ABOUT -> operate(s);
      case Actor.IDLE -> comesBack(s);
      case Actor.ASLEEP -> wakes(s);
      default -> throw new AssertionError("nothing can happen to strand " + s.id);
    }
  }

  // ---- Between two operations

  private void start(Actor s) {
    if (s.doing == Actor.NOT_STARTED) {
      if (s.script.size == 0) {
        s.doing = Actor.DONE;
        return;
      }
      s.doing = Actor.COMPUTES;
      takePlace(s);
      goOn(s);
      dispatchIfFree();
    }
  }

  /** {@code s} can run, and stands in the order from here on. */
  private void takePlace(Actor s) {
    if (!rules.isFree()) {
      order.ready(s);
    }
  }

  /** If nobody has the turn, somebody gets it. */
  private void dispatchIfFree() {
    if (!rules.isFree() && holder == null) {
      dispatch();
    } else if (holder != null && holder.doing == Actor.COMPUTES) {
      splitAtNextPass(holder);
    }
  }

  /** {@code s} goes on to its step, which it has not begun. */
  private void goOn(Actor s) {
    long idle = s.script.idle[s.step];
    if (idle > 0) {
      s.doing = Actor.IDLE;
      cores.sleep(s, idle);
      if (s.hasTurn) {
        giveUp(s);
      }
    } else {
      compute(s);
    }
  }

  private void comesBack(Actor s) {
    if (!s.isInOrder) {
      takePlace(s);
    }
    compute(s);
    dispatchIfFree();
  }

  private void compute(Actor s) {
    s.doing = Actor.COMPUTES;
    s.gap = own(s.script.computed[s.step]);
    s.gapFrom = cores.clock();
    s.passes = s.script.passes[s.step];
    s.taken = 0;
    s.restOfGap = 0;
    s.stopsForTrips = false;
    s.hasTold = false;
    s.asked = s.script.effectsFrom[s.step];
    if (!s.hasTurn) {
      if (rules.isFree() && !s.is(Script.ACQUIRES)) {
        work(s, s.gap);
      } else {
        cores.compute(s, s.gap);
      }
      return;
    }
    int trips = s.script.trips[s.step];
    long upTo = s.gap;
    if (s.passes > 0) {
      upTo = s.gap / (s.passes + 1);
    }
    if (trips >= rules.trips() && rules.weights() && s.gap * rules.trips() / trips <= upTo) {
      upTo = s.gap * rules.trips() / trips;
      s.stopsForTrips = true;
    }
    if (upTo < s.gap) {
      s.restOfGap = s.gap - upTo;
      cores.compute(s, upTo);
    } else if (tells(s) && order.emptyTurn(s)) {
      s.hasTurn = false;
      cores.compute(s, s.gap);
      dispatch();
    } else if (isSimple(s)) {
      work(s, s.gap);
    } else {
      cores.compute(s, s.gap);
    }
  }

  /** Tells once how long {@code s} computes; true if it is to give up the turn that it has kept. */
  private boolean tells(Actor s) {
    boolean hasTold = s.hasTold;
    s.hasTold = true;
    return !hasTold && order.computes(s, s.script.trips[s.step]);
  }

  private long own(long measured) {
    return costs.own(measured);
  }

  /** Whether {@code s}, which has the turn, will neither wait nor ask at its next operation. */
  private boolean isSimple(Actor s) {
    Script script = s.script;
    int target = script.target[s.step];
    return !s.is(Script.ACQUIRES)
        && s.wantedLock == 0
        && (!rules.leases() || s.is(Script.READS) || !leases.isReadByOthers(s, target))
        && (script.effectsTo(s.step) == s.asked || script.effect[s.asked] != Effect.ASKS);
  }

  /** {@code s} has come to a point of its computation, or to the end of it. */
  private void computed(Actor s) {
    if (s.restOfGap == 0) {
      arrive(s);
      return;
    }
    rest(s);
    long rest = s.restOfGap;
    s.restOfGap = 0;
    if (s.hasTurn) {
      if (!s.stopsForTrips) {
        s.taken++;
      }
      boolean isToGiveUp = !s.stopsForTrips || tells(s);
      s.stopsForTrips = false;
      if (isToGiveUp && order.emptyTurn(s)) {
        s.hasTurn = false;
        cores.compute(s, rest);
        dispatch();
        return;
      }
    }
    cores.compute(s, rest);
  }

  /** How many passes {@code s} has made in its computation so far. */
  private int madePasses(Actor s) {
    if (s.passes == 0) {
      return 0;
    }
    if (s.gap == 0) {
      return s.passes;
    }
    double part = (cores.clock() - s.gapFrom) / s.gap;
    return (int) Math.min(s.passes, part * (s.passes + 1) + 1e-6);
  }

  /** {@code s}, which computes, is to stop where it makes its next pass, if there is one. */
  private void splitAtNextPass(Actor s) {
    int made = madePasses(s);
    if (s.passes > made && s.restOfGap == 0) {
      double point = s.gapFrom + s.gap * (made + 1.0) / (s.passes + 1.0);
      double left = s.doneAt - point;
      if (left > 1 && point > cores.clock()) {
        s.restOfGap = (long) left;
        cores.computeUpTo(s, point);
      }
    }
  }

  private void arrive(Actor s) {
    rest(s);
    if (rules.isFree()) {
      operate(s);
      return;
    }
    tells(s);
    if (s.hasTurn) {
      operate(s);
    } else if (isLeasedRead(s)) {
      readFreely(s, 0);
    } else {
      s.doing = Actor.ARRIVED;
      dispatchIfFree();
    }
  }

  /** {@code s} touches nothing now: who waits for that goes on. */
  private void rest(Actor s) {
    Actor asker = s.asker;
    if (asker != null) {
      s.asker = null;
      operate(asker);
    }
  }

  // ---- The turn

  private void giveUp(Actor s) {
    s.hasTurn = false;
    if (holder == s) {
      holder = null;
      if (!rules.isFree()) {
        dispatch();
      }
    }
  }

  /** The turn goes to the next in the order. */
  private void dispatch() {
    holder = null;
    for (Actor s = order.next(); s != null; s = order.next()) {
      if (s.doing == Actor.IDLE) {
        continue; // it takes its place when it comes back
      }
      if (hasPassedAhead(s) && order.emptyTurn(s)) {
        continue;
      }
      holder = s;
      s.hasTurn = true;
      if (s.doing == Actor.ARRIVED) {
        handOvers++;
        s.doing = Actor.ABOUT;
        cores.sleep(s, costs.handOver());
      } else if (s.doing == Actor.COMPUTES) {
        splitAtNextPass(s);
      }
      return;
    }
  }

  /** Whether {@code s} has made an empty turn ahead; that is taken off. */
  private boolean hasPassedAhead(Actor s) {
    if (s.freePasses > 0) {
      s.freePasses--;
      return true;
    }
    if (s.doing == Actor.COMPUTES && s.taken < madePasses(s)) {
      s.taken++;
      return true;
    }
    return false;
  }

  // ---- Operations

  private boolean isLeasedRead(Actor s) {
    return rules.leases()
        && s.is(Script.READS)
        && s.script.end[s.step] == Script.ENDS
        && leases.use(s, s.script.target[s.step]);
  }

  private void readFreely(Actor s, long before) {
    s.isFree = true;
    s.doing = Actor.WORKS;
    cores.compute(s, before + own(s.script.body[s.step]) + costs.leased());
  }

  /** {@code s} makes its operation if it need not wait for anything; it may have the turn. */
  private void operate(Actor s) {
    s.doing = Actor.ASKS;
    int lock = s.wantedLock;
    if (lock == 0 && s.is(Script.ACQUIRES)) {
      lock = s.script.target[s.step];
      s.wantedCount = 1;
    }
    if (lock != 0 && !s.isLocked) {
      if (!locks.take(s, lock, s.wantedCount)) {
        s.overtaken += s.wantedLock == 0 ? 0 : 1;
        s.wantedLock = lock;
        s.doing = Actor.LOCKED_OUT;
        locks.await(s, lock);
        giveUp(s);
        return;
      }
      s.isLocked = true;
      s.wantedLock = 0;
      s.overtaken = 0;
    }
    if (!rules.isFree() && asks(s)) {
      return;
    }
    work(s, 0);
  }

  /** Whether {@code s} has to wait until another one rests. */
  private boolean asks(Actor s) {
    Script script = s.script;
    int end = script.effectsTo(s.step);
    while (s.asked < end && script.effect[s.asked] == Effect.ASKS) {
      if (awaitsRest(s, actors[script.effectOn[s.asked++]])) {
        return true;
      }
    }
    if (rules.leases() && !s.is(Script.READS) && script.kind[s.step] != Kind.MONITOR_ENTER) {
      int target = script.target[s.step];
      leases.written(target);
      for (Actor o = leases.takeAway(s, target); o != null; o = leases.takeAway(s, target)) {
        if (awaitsRest(s, o)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean awaitsRest(Actor s, Actor owner) {
    boolean isBusy = owner.doing == Actor.COMPUTES || (owner.doing == Actor.WORKS && owner.isFree);
    if (owner == s || !isBusy || owner.asker != null) {
      return false;
    }
    owner.asker = s;
    if (owner.doing == Actor.COMPUTES) {
      splitAtNextPass(owner);
    }
    return true;
  }

  /** {@code s} works on its operation, after having computed for so long. */
  private void work(Actor s, long before) {
    if (!rules.isFree() && rules.leases() && s.is(Script.READS) && s.script.target[s.step] != 0) {
      if (isLeasedRead(s)) {
        readFreely(s, before);
        return;
      }
      if (s.is(Script.SHARED)) {
        leases.read(s, s.script.target[s.step]);
      }
    }
    s.doing = Actor.WORKS;
    operations++;
    cores.compute(s, before + own(s.script.body[s.step]) + costs.operation());
  }

  private void finish(Actor s) {
    s.isLocked = false;
    if (s.isFree) {
      s.isFree = false;
      finishFreely(s);
      return;
    }
    Script script = s.script;
    int end = script.effectsTo(s.step);
    for (int i = script.effectsFrom[s.step]; i < end; i++) {
      Actor other = actors[script.effectOn[i]];
      if (script.effect[i] == Effect.WAKES) {
        post(other, script.effectStep[i]);
      } else if (script.effect[i] == Effect.STARTS) {
        ready.add(other);
      }
    }
    if (s.is(Script.RELEASES)) {
      release(s, script.target[s.step], false);
    }
    end(s);
    for (Actor other = ready.poll(); other != null; other = ready.poll()) {
      admit(other);
    }
  }

  /** {@code s} has been started, or goes on after a wait. */
  private void admit(Actor s) {
    if (s.doing == Actor.NOT_STARTED) {
      start(s);
    } else if (rules.isFree()) {
      operate(s);
    }
  }

  private void finishFreely(Actor s) {
    boolean passes = ++s.freeUses % USES_TO_A_PASS == 0;
    if (passes) {
      rest(s);
    }
    s.step++;
    if (passes && s.hasTurn && order.emptyTurn(s)) {
      s.hasTurn = false;
      next(s);
      dispatch();
    } else {
      s.freePasses += passes && !s.hasTurn ? 1 : 0;
      next(s);
    }
  }

  /** {@code s} goes on to its step, if there is one more. */
  private void next(Actor s) {
    if (s.step >= s.script.size) {
      s.doing = Actor.DONE;
      rest(s);
      if (s.isInOrder) {
        order.remove(s);
      }
      giveUp(s);
    } else {
      goOn(s);
    }
  }

  private void end(Actor s) {
    switch (s.script.end[s.step]) {
      case Script.ENDS -> {
        boolean keeps = rules.isFree() || order.keeps(s);
        s.step++;
        if (keeps) {
          next(s);
        } else {
          s.hasTurn = false;
          next(s);
          if (holder == s && !s.hasTurn) {
            dispatch();
          }
        }
      }
      case Script.GOES_ON -> goOnWithin(s);
      case Script.WAITS, Script.SLEEPS -> await(s);
      case Script.LEAVES -> {
        s.step++;
        boolean isLast = s.step >= s.script.size;
        s.doing = Actor.IDLE;
        giveUp(s);
        if (isLast) {
          s.doing = Actor.DONE;
        } else {
          cores.sleep(s, s.script.idle[s.step]);
        }
      }
      default -> {
        s.doing = Actor.DONE;
        rest(s);
        giveUp(s);
      }
    }
  }

  /** The operation of {@code s} goes on with its next step, at once. */
  private void goOnWithin(Actor s) {
    if (++s.step >= s.script.size) {
      s.doing = Actor.DONE;
      giveUp(s);
      return;
    }
    s.asked = s.script.effectsFrom[s.step];
    operate(s);
  }

  // ---- Waiting

  private void await(Actor s) {
    Script script = s.script;
    int target = script.target[s.step];
    if (target != 0 && locks.has(s, target)) {
      s.wantedCount = locks.count(target);
      s.wantedLock = target;
      release(s, target, true);
    }
    if (script.end[s.step] == Script.SLEEPS) {
      s.doing = Actor.ASLEEP;
      cores.sleep(s, script.sleep[s.step]);
      giveUp(s);
    } else if (s.posted[s.step]) {
      goOnWithin(s);
    } else {
      s.doing = Actor.BLOCKED;
      giveUp(s);
    }
  }

  /** The wait of that step is over, whether it has begun or not. */
  private void post(Actor s, int step) {
    s.posted[step] = true;
    if (s.doing == Actor.BLOCKED && s.step == step) {
      wakes(s);
    }
  }

  /** {@code s} goes on with the step behind its wait when it has the turn. */
  private void wakes(Actor s) {
    if (++s.step >= s.script.size) {
      s.doing = Actor.DONE;
      return;
    }
    s.asked = s.script.effectsFrom[s.step];
    comes(s);
  }

  /** {@code s} can run again, and is about to make an operation. */
  private void comes(Actor s) {
    s.doing = Actor.ARRIVED;
    if (rules.isFree()) {
      operate(s);
    } else {
      order.ready(s);
      dispatchIfFree();
    }
  }

  private void release(Actor s, int target, boolean wholly) {
    Actor heir = locks.release(s, target, wholly);
    if (heir != null) {
      heir.isLocked = heir.wantedLock == 0;
      comes(heir);
    }
  }

  // ---- Everybody waits

  private boolean goesOnByForce() {
    Actor first = null;
    for (Actor s : actors) {
      boolean waits =
          s.doing == Actor.BLOCKED
              || s.doing == Actor.LOCKED_OUT
              || (s.doing == Actor.NOT_STARTED && s.script.size > 0);
      if (waits
          && s.step + 1 < s.script.size
          && (first == null || s.script.place[s.step] < first.script.place[first.step])) {
        first = s;
      }
    }
    if (first == null) {
      return false;
    }
    forced++;
    if (first.doing == Actor.NOT_STARTED) {
      start(first);
    } else if (first.doing == Actor.BLOCKED) {
      wakes(first);
    } else {
      locks.seize(first);
      first.isLocked = true;
      comes(first);
    }
    return true;
  }
}
