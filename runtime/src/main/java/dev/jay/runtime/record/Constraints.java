package dev.jay.runtime.record;

import dev.jay.runtime.core.Observer;
import dev.jay.runtime.core.Sites;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.jvm.Raw;
import dev.jay.trace.Constraint;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Enforces the order constraints of a hybrid schedule (PEREGRINE §3.2): each has a flag, which the
 * first access raises and the second one waits for. Gives each strand its own part of them.
 */
final class Constraints extends Observer {
  private static final int SPINS = 500;
  private static final int YIELDS = 50;
  private static final long PARK_NANOS = 50_000;
  private static final boolean SPINNING = Runtime.getRuntime().availableProcessors() > 1;

  /** Of each constraint. */
  private static final class Flag {
    volatile boolean isUp;
  }

  private final Flag[] flags;

  /** By strand. */
  private final TreeMap<Integer, List<StrandOrder.Action>> actions = new TreeMap<>();

  private final Divergence divergence;

  /** The schedule has been left, and nobody waits any more. */
  private volatile boolean isOff;

  Constraints(List<Constraint> constraints, Divergence divergence) {
    this.divergence = divergence;
    flags = new Flag[constraints.size()];
    for (int i = 0; i < flags.length; i++) {
      flags[i] = new Flag();
      action(constraints.get(i).first).signals.add(i);
      action(constraints.get(i).second).waits.add(i);
    }
  }

  private StrandOrder.Action action(Constraint.Instance at) {
    List<StrandOrder.Action> own = actions.get(at.strand);
    if (own == null) {
      own = new ArrayList<>();
      actions.put(at.strand, own);
    }
    StrandOrder.Action action = new StrandOrder.Action(at, Sites.number(at.place));
    own.add(action);
    return action;
  }

  /** From here on everybody goes on without order. */
  void off() {
    isOff = true;
  }

  boolean isOff() {
    return isOff;
  }

  void raise(int constraint) {
    flags[constraint].isUp = true;
  }

  /** Waits until the flag is up. The strand may have the turn meanwhile. */
  void await(int constraint) {
    Flag flag = flags[constraint];
    for (int i = 0; !flag.isUp && !isOff; i++) {
      if (SPINNING && i < SPINS) {
        Thread.onSpinWait();
      } else if (i < SPINS + YIELDS) {
        Thread.yield();
      } else {
        Raw.parkNanos(PARK_NANOS);
      }
    }
  }

  /** {@code s} has gone past a place where it was to access something. */
  void missed(Strand s, String place) {
    divergence.found(s, "no access at " + place + " before its next operation");
  }

  @Override
  public void makes(Strand s) {
    List<StrandOrder.Action> own = actions.get(s.id);
    s.accessOrder = own == null ? null : new StrandOrder(this, s, own);
  }

  @Override
  public void operation(Strand s, int what, @Nullable Object target, int part) {
    regains(s);
  }

  @Override
  public void regains(Strand s) {
    if (s.accessOrder != null) {
      s.accessOrder.unit();
    }
  }
}
