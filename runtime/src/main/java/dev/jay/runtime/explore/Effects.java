package dev.jay.runtime.explore;

import dev.jay.runtime.core.Monitor;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.runtime.jvm.Raw;
import dev.jay.trace.Kind;
import dev.jay.trace.Operation;
import org.jspecify.annotations.Nullable;

/**
 * What an operation means to an exploring scheduler: whether a decision is made before it, whether
 * it can proceed, and what it touches in which way. Two operations of different strands depend on
 * each other if they touch the same location and not both only read it.
 */
final class Effects {
  /** The operation touches nothing that another strand could see. */
  static final int NONE = -1;

  private Effects() {}

  /** The part of the target that operations of this kind are about. */
  static int part(int what) {
    switch (Operation.kind(what)) {
      case Kind.MONITOR_ENTER:
      case Kind.MONITOR_EXIT:
      case Kind.WAIT:
      case Kind.NOTIFY:
        return Operation.MONITOR;
      default:
        return Operation.STATE;
    }
  }

  static boolean isPoint(Exploration run, Strand s, int what, @Nullable Object target) {
    switch (Operation.kind(what)) {
      case Kind.MONITOR_EXIT:
      case Kind.NOTIFY:
      case Kind.WAIT:
      case Kind.START:
      case Kind.EXIT:
      case Kind.SLEEP:
      case Kind.OUTPUT:
      case Kind.SOFT_BARRIER:
      case Kind.SHUTDOWN:
        return false;
      case Kind.MONITOR_ENTER:
        return !owns(run, s, target);
      default:
        return true;
    }
  }

  /** One of {@link Operation}'s accesses, or NONE. */
  static int access(Exploration run, Strand s, int what, @Nullable Object target) {
    switch (Operation.kind(what)) {
      case Kind.NOTIFY:
      case Kind.SLEEP:
      case Kind.YIELD:
      case Kind.OUTPUT:
      case Kind.SHUTDOWN:
        return NONE;
      case Kind.MONITOR_ENTER:
        return owns(run, s, target) ? NONE : Operation.ACQUIRE;
      case Kind.MONITOR_EXIT:
        Monitor m = target == null ? null : run.sphere.monitors.find(target);
        return m != null && m.owner == s && m.count == 1 ? Operation.RELEASE : NONE;
      case Kind.WAIT:
      case Kind.START:
      case Kind.EXIT:
        return Operation.RELEASE;
      default:
        return Operation.gate(what) == 0 || Guards.holds(Operation.gate(what), target)
            ? Operation.access(what)
            : Operation.WRITE;
    }
  }

  private static boolean owns(Exploration run, Strand s, @Nullable Object target) {
    Monitor m = target == null ? null : run.sphere.monitors.find(target);
    return m != null && m.owner == s;
  }

  /** Whether the next operation of a strand that stands before it would not have to wait. */
  static boolean canProceed(Exploration run, ExploredStrand c) {
    Object target = c.target;
    if (target == null) {
      return true;
    }
    int what = c.what;
    switch (Operation.kind(what)) {
      case Kind.MONITOR_ENTER:
        Monitor m = run.sphere.monitors.find(target);
        return m == null || m.owner == null || m.owner == c.strand;
      case Kind.JOIN:
        return Operation.access(what) != Operation.AWAIT
            || Strands.of((Thread) target) == null
            || Raw.interruptFlag(c.strand.thread);
      default:
        int gate = Operation.gate(what);
        return gate == 0 || Guards.isOpen(gate, target, c.strand);
    }
  }

  /**
   * The object that stands for all that an operation on {@code target} may touch, or null if that
   * is not known.
   */
  static @Nullable Object canonical(Strand s, int what, @Nullable Object target) {
    switch (Operation.kind(what)) {
      case Kind.MONITOR_ENTER:
      case Kind.MONITOR_EXIT:
      case Kind.WAIT:
      case Kind.START:
      case Kind.JOIN:
      case Kind.INTERRUPT:
      case Kind.UNPARK:
      case Kind.SOFT_BARRIER:
        return target;
      case Kind.BEGIN:
      case Kind.EXIT:
      case Kind.PARK:
        return s.face;
      case Kind.STATUS:
        if (target instanceof ThreadGroup) {
          return null; // any thread may be in it
        }
        return target == null ? s.face : target;
      case Kind.EXECUTOR: // the static methods are those of ForkJoin
        return target == null ? CanonicalTargets.FORK_JOIN : CanonicalTargets.of(target);
      default:
        return target == null ? null : CanonicalTargets.of(target);
    }
  }
}
