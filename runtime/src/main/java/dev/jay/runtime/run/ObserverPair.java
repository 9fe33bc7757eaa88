package dev.jay.runtime.run;

import dev.jay.runtime.core.Arrival;
import dev.jay.runtime.core.CallObserver;
import dev.jay.runtime.core.MemoryObserver;
import dev.jay.runtime.core.Observer;
import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.WaitQueue;
import org.jspecify.annotations.Nullable;

/** Two observers as one. */
public final class ObserverPair extends Observer {
  private final Observer first;
  private final Observer second;

  public ObserverPair(Observer first, Observer second) {
    this.first = first;
    this.second = second;
  }

  /** {@code first}, and {@code second} if there is one. */
  public static Observer of(Observer first, @Nullable Observer second) {
    return second == null ? first : new ObserverPair(first, second);
  }

  @Override
  public boolean observesNested() {
    return first.observesNested() || second.observesNested();
  }

  @Override
  public boolean timesWaits() {
    return first.timesWaits() || second.timesWaits();
  }

  @Override
  public boolean seesAllReads() {
    return first.seesAllReads() || second.seesAllReads();
  }

  @Override
  public boolean observesEnds() {
    return first.observesEnds() || second.observesEnds();
  }

  @Override
  public @Nullable MemoryObserver memory() {
    MemoryObserver memory = first.memory();
    return memory == null ? second.memory() : memory;
  }

  @Override
  public @Nullable CallObserver calls() {
    CallObserver calls = first.calls();
    return calls == null ? second.calls() : calls;
  }

  @Override
  public void operation(Strand s, int what, @Nullable Object target, int part) {
    first.operation(s, what, target, part);
    second.operation(s, what, target, part);
  }

  @Override
  public void operationEnds(Strand s) {
    first.operationEnds(s);
    second.operationEnds(s);
  }

  @Override
  public void asks(Strand s, Strand owner) {
    first.asks(s, owner);
    second.asks(s, owner);
  }

  @Override
  public void regains(Strand s) {
    first.regains(s);
    second.regains(s);
  }

  @Override
  public void nested(Strand s, int what, @Nullable Object target, int part) {
    first.nested(s, what, target, part);
    second.nested(s, what, target, part);
  }

  @Override
  public void waits(Strand s, WaitQueue queue, long nanos) {
    first.waits(s, queue, nanos);
    second.waits(s, queue, nanos);
  }

  @Override
  public void wakes(Strand s, int reason) {
    first.wakes(s, reason);
    second.wakes(s, reason);
  }

  @Override
  public void notified(Strand s) {
    first.notified(s);
    second.notified(s);
  }

  @Override
  public void timesOut(Strand s, boolean isWithin) {
    first.timesOut(s, isWithin);
    second.timesOut(s, isWithin);
  }

  @Override
  public void admits(Arrival arrival) {
    first.admits(arrival);
    second.admits(arrival);
  }

  @Override
  public void makes(Strand s) {
    first.makes(s);
    second.makes(s);
  }

  @Override
  public void starts(Strand s) {
    first.starts(s);
    second.starts(s);
  }

  @Override
  public void ends(Strand s) {
    first.ends(s);
    second.ends(s);
  }

  @Override
  public void waitedForTurn(Strand s, long nanos) {
    first.waitedForTurn(s, nanos);
    second.waitedForTurn(s, nanos);
  }

  @Override
  public void closes(Sphere sphere) {
    first.closes(sphere);
    second.closes(sphere);
  }
}
