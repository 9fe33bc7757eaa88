package dev.jay.bench.simulate;

import java.util.Arrays;

/**
 * What one strand did in the run that was written down, step by step. A step is what it computed,
 * and then an operation, or the part of one up to a wait. The arrays grow together; a step's number
 * is its place in them.
 */
final class Script {
  // Flags of a step.
  static final int READS = 1; // it only looks at its target
  static final int HOLDS = 1 << 1; // the target is a lock, which the strand has when it begins
  static final int SHARED = 1 << 2; // several strands use the target
  static final int IN_MONITOR = 1 << 3; // the strand holds a monitor when it ends
  static final int PUT_OFF = 1 << 4; // it begins a task that computes
  static final int SKIPS = 1 << 5; // it calls a function of the program's, or has forked
  static final int ACQUIRES = 1 << 6; // its target as a lock
  static final int RELEASES = 1 << 7; // the same
  static final int STARTS = 1 << 8; // another strand

  // How a step ends, and what comes next.
  static final int ENDS = 0; // the operation is over
  static final int WAITS = 1; // until somebody has posted this step
  static final int SLEEPS = 2; // so long
  static final int GOES_ON = 3; // with the next step: it found a lock taken in that run, no more
  static final int EXITS = 4;
  static final int LEAVES = 5; // the order, in the middle of the operation

  int size;
  byte[] kind = new byte[16];
  byte[] end = new byte[16];
  int[] flags = new int[16];
  int[] place = new int[16]; // among the steps of all strands
  int[] target = new int[16];
  int[] classNumber = new int[16];
  long[] computed = new long[16]; // before the operation
  int[] trips = new int[16]; // in that
  int[] passes = new int[16]; // in that, as well
  long[] idle = new long[16]; // before it computes
  long[] body = new long[16];
  long[] sleep = new long[16];

  /** Where a step's effects begin among all of them; they end where the next one's begin. */
  int[] effectsFrom = new int[16];

  int effects;

  /** What is done to whom: see {@link Effect}. */
  int[] effect = new int[16];

  int[] effectOn = new int[16]; // a strand
  int[] effectStep = new int[16]; // its step that waits

  /** Makes room for one more step, and returns its number. */
  int add() {
    if (size == kind.length) {
      int more = 2 * size;
      kind = Arrays.copyOf(kind, more);
      end = Arrays.copyOf(end, more);
      flags = Arrays.copyOf(flags, more);
      place = Arrays.copyOf(place, more);
      target = Arrays.copyOf(target, more);
      classNumber = Arrays.copyOf(classNumber, more);
      computed = Arrays.copyOf(computed, more);
      trips = Arrays.copyOf(trips, more);
      passes = Arrays.copyOf(passes, more);
      idle = Arrays.copyOf(idle, more);
      body = Arrays.copyOf(body, more);
      sleep = Arrays.copyOf(sleep, more);
      effectsFrom = Arrays.copyOf(effectsFrom, more);
    }
    effectsFrom[size] = effects;
    end[size] = LEAVES; // unless more is told
    return size++;
  }

  /** The last step does something to another strand. */
  void addEffect(int what, int strand, int step) {
    if (effects == effect.length) {
      effect = Arrays.copyOf(effect, 2 * effects);
      effectOn = Arrays.copyOf(effectOn, 2 * effects);
      effectStep = Arrays.copyOf(effectStep, 2 * effects);
    }
    effect[effects] = what;
    effectOn[effects] = strand;
    effectStep[effects++] = step;
  }

  /** All so far takes no time; returns how long it took. */
  long takeTimes() {
    long taken = 0;
    for (int i = 0; i < size; i++) {
      taken += computed[i] + body[i] + idle[i];
    }
    Arrays.fill(computed, 0, size, 0);
    Arrays.fill(body, 0, size, 0);
    Arrays.fill(idle, 0, size, 0);
    Arrays.fill(trips, 0, size, 0);
    Arrays.fill(passes, 0, size, 0);
    return taken;
  }

  int effectsTo(int step) {
    return step + 1 < size ? effectsFrom[step + 1] : effects;
  }

  boolean is(int step, int flag) {
    return (flags[step] & flag) != 0;
  }

  /** What a step does to another strand. */
  static final class Effect {
    static final int WAKES = 0;
    static final int STARTS = 1;
    static final int ASKS = 2; // for what is its own: it has to rest before the step goes on

    private Effect() {}
  }
}
