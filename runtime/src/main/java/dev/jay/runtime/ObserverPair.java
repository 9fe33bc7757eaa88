package dev.jay.runtime;

import org.jspecify.annotations.Nullable;

/** Two observers as one. */
final class ObserverPair extends Observer {
  private final Observer first;
  private final Observer second;

  ObserverPair(Observer first, Observer second) {
    this.first = first;
    this.second = second;
  }

  @Override
  boolean observesNested() {
    return first.observesNested() || second.observesNested();
  }

  @Override
  boolean timesWaits() {
    return first.timesWaits() || second.timesWaits();
  }

  @Override
  @Nullable MemoryObserver memory() {
    MemoryObserver memory = first.memory();
    return memory == null ? second.memory() : memory;
  }

  @Override
  void operation(Strand s, int what, @Nullable Object target, int part) {
    first.operation(s, what, target, part);
    second.operation(s, what, target, part);
  }

  @Override
  void nested(Strand s, int what, @Nullable Object target, int part) {
    first.nested(s, what, target, part);
    second.nested(s, what, target, part);
  }

  @Override
  void waits(Strand s, WaitQueue queue, long nanos) {
    first.waits(s, queue, nanos);
    second.waits(s, queue, nanos);
  }

  @Override
  void wakes(Strand s, int reason) {
    first.wakes(s, reason);
    second.wakes(s, reason);
  }

  @Override
  void timesOut(Strand s) {
    first.timesOut(s);
    second.timesOut(s);
  }

  @Override
  void admits(Arrival arrival) {
    first.admits(arrival);
    second.admits(arrival);
  }

  @Override
  void starts(Strand s) {
    first.starts(s);
    second.starts(s);
  }

  @Override
  void ends(Strand s) {
    first.ends(s);
    second.ends(s);
  }

  @Override
  void waitedForTurn(Strand s, long nanos) {
    first.waitedForTurn(s, nanos);
    second.waitedForTurn(s, nanos);
  }

  @Override
  void closes(Sphere sphere) {
    first.closes(sphere);
    second.closes(sphere);
  }
}
