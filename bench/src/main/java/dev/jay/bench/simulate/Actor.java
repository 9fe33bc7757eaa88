package dev.jay.bench.simulate;

import org.jspecify.annotations.Nullable;

/** A strand as it is simulated: where it is in its script, and where it stands in the order. */
final class Actor {
  // What it does.
  static final int NOT_STARTED = 0;
  static final int IDLE = 1; // outside, or asleep
  static final int COMPUTES = 2; // between two operations
  static final int ARRIVED = 3; // at an operation, and waits for its turn
  static final int ABOUT = 4; // has the turn, and the hand-over takes its time
  static final int WORKS = 5; // in an operation
  static final int ASKS = 6; // in an operation, until an owner rests
  static final int BLOCKED = 7; // until it is woken
  static final int LOCKED_OUT = 8; // until a lock is free
  static final int ASLEEP = 9; // until its time is up
  static final int DONE = 10;

  final int id;
  final Script script;
  int doing = NOT_STARTED;
  int step; // where it is in its script
  boolean[] posted; // the steps whose waits are over

  // ---- While it computes or works, or is idle

  /** Changes when what it was about to come to in the heap no longer holds. */
  int version;

  double doneAt; // on the clock of the cores
  boolean stopsForTrips; // at that point, and not for a pass
  boolean hasTold; // how long it computes, in trips
  long restOfGap; // nanoseconds behind the point that it computes up to

  // ---- Passes in the middle of a computation

  double gapFrom; // on the clock of the cores
  long gap;
  int passes; // in the gap
  int taken; // of them, those that have had their turn
  int freeUses; // reads by leases, since the last pass
  int freePasses; // after so many of them, that have not had their turn yet
  boolean isFree; // the operation under way takes no turn

  // ---- Locks

  int wantedLock; // 0 for none
  int wantedCount; // how often it has to be given back
  int overtaken; // how often it found that lock taken when it was woken for it
  boolean isLocked; // the lock of the operation under way has been taken
  int asked; // the effect up to which owners have been asked
  @Nullable Actor asker; // who waits until this one rests

  // ---- The order, see RoundRobin

  boolean hasTurn;
  boolean isInOrder;
  long clock;
  int putOff;
  int owed;
  int skipped;
  int stretch;
  int history;
  int computed;
  boolean hasKept;
  int overtime;
  int starts;
  @Nullable Actor orderNext;
  @Nullable Actor orderPrevious;

  Actor(int id, Script script) {
    this.id = id;
    this.script = script;
    this.posted = new boolean[script.size];
  }

  boolean is(int flag) {
    return script.is(step, flag);
  }
}
