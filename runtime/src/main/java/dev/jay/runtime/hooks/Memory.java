package dev.jay.runtime.hooks;

import dev.jay.runtime.core.MemoryObserver;
import dev.jay.runtime.core.Scheduler;
import dev.jay.runtime.core.Sites;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.trace.Kind;
import dev.jay.trace.Operation;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;
import org.jspecify.annotations.Nullable;

/**
 * Hooks before accesses to fields and array elements, in code that is instrumented for checking.
 * Fields and places have the numbers that {@link Sites} gave them.
 */
public final class Memory {
  private static final int VOLATILE_READ = Operation.of(Kind.VOLATILE, Operation.READ, 0);

  private Memory() {}

  /** Before a read of a volatile field; {@link Regions#accessed} follows it. */
  public static void readVolatile(@Nullable Object o, int field) {
    access(o, field, VOLATILE_READ);
  }

  /** Before a write of one. */
  public static void writeVolatile(@Nullable Object o, int field) {
    access(o, field, Kind.VOLATILE);
  }

  private static void access(@Nullable Object o, int field, int what) {
    Strand s = Strands.controlled();
    if (s != null) {
      s.scheduler.getTurn(s, what, o, field);
      Scheduler.beginAccess(s);
    }
  }

  /** The thread is about to read without order, and will see whether that went well. */
  public static void beginOptimistic() {
    optimistic(true);
  }

  /** It looks whether that went well. */
  public static void endOptimistic() {
    optimistic(false);
  }

  private static void optimistic(boolean value) {
    Strand s = Strands.controlled();
    MemoryObserver memory = s == null ? null : s.sphere.memory;
    if (s != null && memory != null) {
      memory.readOptimistically(s, value);
    }
  }

  /** Before a plain read of a field; a static one if {@code o} is null. */
  public static void read(@Nullable Object o, int field, int site) {
    plain(o, field, false, field, site);
  }

  /** Before a plain write of a field. */
  public static void write(@Nullable Object o, int field, int site) {
    plain(o, field, true, field, site);
  }

  /** Before a read of an array element. */
  public static void readElement(@Nullable Object array, int index, int site) {
    if (array != null) {
      plain(array, index, false, site, site);
    }
  }

  /** Before a write of an array element. */
  public static void writeElement(@Nullable Object array, int index, int site) {
    if (array != null) {
      plain(array, index, true, site, site);
    }
  }

  // ---- Where plain accesses are operations

  /**
   * Before an access to plain memory of {@code o}. Within a call on a collection it is a part of
   * that.
   */
  @ForceInline
  public static void begin(@Nullable Object o, int kind) {
    Strand s = Strands.current();
    if (s != null && o != null && !s.usesFreely(kind, o)) {
      beginSlow(s, o, kind);
    }
  }

  @DontInline
  private static void beginSlow(Strand s, Object o, int kind) {
    if (s.mode != 0) {
      return;
    }
    if (s.depth < 0) {
      s.within++;
      s.sphere.borrow(s, o);
    } else if (s.depth > 0 || !s.mayUseFreely(kind, o)) {
      s.scheduler.getTurn(s, kind, o);
      s.sphere.use(s, kind, o);
      Scheduler.beginAccess(s);
      s.within = 0;
    }
  }

  /**
   * Before one access to the plain memory of two objects, such as a copy of one array to another.
   * It takes no turn only if both belong to the strand.
   */
  static void begin(Strand s, Object a, Object b, int kind) {
    if (s.mode != 0) {
      return;
    }
    if (!s.mayUseBothFreely(kind, a, b)) {
      beginSlow(s, a, kind);
      if (s.depth >= 0) {
        beginSlow(s, b, kind); // only this one is shared
      }
      if (s.depth < 0) {
        s.sphere.borrow(s, a);
        s.sphere.borrow(s, b);
      }
    }
  }

  /** After it; missed if it throws, and then made up for by the next operation. */
  @ForceInline
  public static void end() {
    Strand s = Strands.current();
    if (s != null && s.depth < 0) {
      endSlow(s);
    }
  }

  @DontInline
  private static void endSlow(Strand s) {
    if (s.mode != 0) {
      return;
    }
    if (s.within > 0) {
      s.within--;
    } else {
      s.scheduler.endAccess(s);
    }
  }

  private static void plain(@Nullable Object o, int part, boolean write, int name, int site) {
    Strand s = Strands.controlled();
    MemoryObserver memory = s == null ? null : s.sphere.memory;
    if (s != null && memory != null) {
      memory.access(s, o, part, write, Sites.isRacy(name), name, site);
    }
  }
}
