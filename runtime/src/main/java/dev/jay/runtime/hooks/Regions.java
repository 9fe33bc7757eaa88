package dev.jay.runtime.hooks;

import dev.jay.runtime.core.Rounds;
import dev.jay.runtime.core.Scheduler;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.runtime.core.UntoldUses;
import dev.jay.trace.Kind;
import java.lang.reflect.Field;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;
import org.jspecify.annotations.Nullable;

/**
 * The general hooks: a piece of code that runs whole under the turn. Parking inside gives the turn
 * up and comes back with it; everything else inside is part of the one operation.
 */
public final class Regions {
  private Regions() {}

  /** Before the body of a method that is one operation. */
  public static void enter(int kind) {
    Strand s = Strands.controlled();
    if (s != null) {
      s.scheduler.getTurn(s, kind, null);
    }
  }

  /** The same, for a method of {@code target}. */
  public static void enter(int kind, Object target) {
    Strand s = Strands.controlled();
    if (s != null) {
      s.scheduler.getTurn(s, kind, target);
      s.isOnShared = true; // it is never anybody's own
      s.sphere.sections.usedOutside(target);
    } else {
      usedInside(target);
    }
  }

  /**
   * Before the body of a method that touches nothing but {@code target}: while that belongs to the
   * strand, the method needs no turn.
   */
  public static void enterOwn(int kind, Object target) {
    begin(kind, target);
  }

  /** The same; the strand, or null, is kept for {@link #end}. */
  @ForceInline
  public static @Nullable Strand begin(int kind, Object target) {
    Strand s = Strands.current();
    if (s == null || !s.usesFreely(kind, target)) {
      return beginSlow(kind, target);
    }
    s.own++;
    return s;
  }

  /**
   * The same for a method in which nothing is an operation while {@code target} belongs to the
   * strand, so that nothing in it need know that it is inside; then there is nothing to end.
   */
  @ForceInline
  public static @Nullable Strand beginBrief(int kind, Object target) {
    Strand s = Strands.current();
    return s != null && s.usesFreely(kind, target) ? null : beginSlow(kind, target);
  }

  @DontInline
  private static @Nullable Strand beginSlow(int kind, Object target) {
    Strand s = Strands.controlled();
    if (s == null) {
      usedInside(target);
      return null;
    }
    if (s.usesFreelyToo(target)) {
      s.own++;
      return s;
    }
    if (s.scheduler.getKeptTurn(s, kind, target)) {
      s.sphere.sections.usedOutside(target);
      return s;
    }
    if (s.mayUseFreely(kind, target)) {
      s.own++;
      s.disturb();
    } else {
      s.scheduler.getTurn(s, kind, target);
      s.sphere.use(s, kind, target);
    }
    s.sphere.sections.usedOutside(target);
    return s;
  }

  /**
   * Before the body of a method that publishes {@code target} through a view, which no hook sees.
   */
  public static void enterShared(int kind, Object target) {
    Strand s = Strands.controlled();
    if (s != null) {
      s.scheduler.getTurn(s, kind, target);
      s.sphere.share(s, target);
      s.sphere.sections.usedOutside(target);
    } else {
      usedInside(target);
      shareInPassing(target);
    }
  }

  private static void shareInPassing(Object target) {
    Strand s = Strands.current();
    if (s != null && s.critical == 0) {
      UntoldUses.show(target);
    }
  }

  /** The running thread, which is not controlled now, may be in a performance critical section. */
  static void usedInside(@Nullable Object target) {
    Strand s = Strands.current();
    if (s != null && target != null) {
      s.sphere.sections.usedInside(s, target);
    }
  }

  /** After any of them, however it ended. */
  public static void exit() {
    end(Strands.controlled());
  }

  /** The same for the strand that {@link #begin} has told. */
  @ForceInline
  public static void end(@Nullable Strand s) {
    if (s != null) {
      if (s.own > 0) {
        s.own--;
      } else {
        s.scheduler.putTurn(s);
      }
    }
  }

  /**
   * Before one access to shared memory (a volatile field, a VarHandle). If the access throws,
   * {@link #accessed} is not called, see {@link Scheduler#beginAccess}.
   */
  public static void access(int kind) {
    Strand s = Strands.controlled();
    if (s != null) {
      s.scheduler.getTurn(s, kind, null);
      Scheduler.beginAccess(s);
    }
  }

  /**
   * The same, for a field of {@code target}, which may belong to the strand; the strand, or null
   * where there is nothing to end, is kept for {@link #accessed(Strand)}.
   */
  @ForceInline
  public static @Nullable Strand access(@Nullable Object target, int kind) {
    Strand s = Strands.current();
    return s != null && target != null && s.usesFreely(kind, target)
        ? null
        : accessSlow(target, kind);
  }

  @DontInline
  private static @Nullable Strand accessSlow(@Nullable Object target, int kind) {
    Strand s = Strands.controlled();
    if (s == null) {
      return null;
    }
    if (target != null) {
      if (s.scheduler.getKeptTurn(s, kind, target)) {
        Scheduler.beginAccess(s);
        return s;
      }
      if (s.usesFreelyToo(target) || s.mayUseFreely(kind, target)) {
        s.disturb();
        return null;
      }
    }
    s.scheduler.getTurn(s, kind, target);
    if (target != null) {
      s.sphere.use(s, kind, target);
    }
    Scheduler.beginAccess(s);
    return s;
  }

  /** After the access. */
  public static void accessed() {
    accessed(Strands.controlled());
  }

  /** After the access of that strand. */
  @ForceInline
  public static void accessed(@Nullable Strand s) {
    if (s != null && s.depth < 0) {
      s.scheduler.endAccess(s);
    }
  }

  /**
   * A handle is made on a field (given by its class, or itself), through which no object is told.
   */
  public static void handle(@Nullable Object classOrField) {
    Class<?> type =
        classOrField instanceof Field
            ? ((Field) classOrField).getDeclaringClass()
            : (Class<?>) classOrField;
    if (type != null && type.getClassLoader() != null) {
      UntoldUses.reachedByHandle(type);
    }
  }

  /** Before code that is nobody's operation: class loading, linkage, initialisers. */
  public static void pass() {
    Strand s = Strands.current();
    if (s != null) {
      s.pass();
    }
  }

  /** After it. */
  public static void passed() {
    Strand s = Strands.current();
    if (s != null) {
      s.passed();
    }
  }

  /** In an initialiser of the program's, which passes through, when it is taped. */
  public static void initialises(String className) {
    Strand s = Strands.current();
    if (s != null) {
      s.initialises(className);
    }
  }

  /** Before code inside a monitor that nobody orders. */
  public static void shield() {
    Strand s = Strands.current();
    if (s != null) {
      s.shield();
    }
  }

  /** After it. */
  public static void unshield() {
    Strand s = Strands.current();
    if (s != null) {
      s.unshield();
    }
  }

  /** Before a call that may block in the operating system: the strand leaves the order. */
  public static void outside() {
    Strand s = Strands.current();
    if (s != null) {
      s.scheduler.outside.begin(s);
    }
  }

  /** After it: the strand comes back. */
  public static void inside() {
    Strand s = Strands.current();
    if (s != null && s.outside > 0) {
      s.scheduler.outside.end(s);
    }
  }

  /**
   * Before other code that is called in the middle of a region, such as a task of ForkJoin: the
   * turn is given up until {@link #resume}.
   */
  public static void suspend() {
    suspend(true);
  }

  /** The same for a function of the program's, see {@link UserCode}. */
  static void suspendForFunction() {
    suspend(false);
  }

  private static void suspend(boolean forTask) {
    Strand s = Strands.controlled();
    if (s == null) {
      return;
    }
    s.suspended.push(s.depth);
    if (s.depth > 0) {
      s.sphere.monitors.shareInner(s);
      Rounds rounds = s.sphere.rounds;
      if (rounds != null && forTask) {
        rounds.beginsTask(s);
      } else if (rounds != null) {
        rounds.beginsFunction(s);
      }
      s.depth = 1;
      s.scheduler.putTurn(s);
    }
  }

  /**
   * Last thing in {@code ForkJoinTask.fork}: whoever has split its work does a part of it next, or
   * splits again.
   */
  public static void forked() {
    Strand s = Strands.controlled();
    if (s != null && s.sphere.rounds != null) {
      s.sphere.rounds.forks(s);
    }
  }

  /** After that code: the region goes on. */
  public static void resume() {
    Strand s = Strands.controlled();
    if (s != null && !s.suspended.isEmpty()) {
      int depth = s.suspended.pop();
      if (depth > 0) {
        s.scheduler.getTurn(s, Kind.EXECUTOR, null);
        if (s.sphere.rounds != null) {
          s.sphere.rounds.endsTask(s);
        }
        s.depth = depth;
      }
    }
  }
}
