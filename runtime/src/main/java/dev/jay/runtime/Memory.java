package dev.jay.runtime;

import dev.jay.trace.Kind;
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
      ((Exploration) s.scheduler).access(s, what, o, field);
      Regions.open(s);
    }
  }

  /** Before a plain read of a field; a static one if {@code o} is null. */
  public static void read(@Nullable Object o, int field, int site) {
    Strand s = Strands.controlled();
    if (s != null) {
      ((Exploration) s.scheduler).plain(s, o, field, false, Sites.isRacy(field), field, site);
    }
  }

  /** Before a plain write of a field. */
  public static void write(@Nullable Object o, int field, int site) {
    Strand s = Strands.controlled();
    if (s != null) {
      ((Exploration) s.scheduler).plain(s, o, field, true, Sites.isRacy(field), field, site);
    }
  }

  /** Before a read of an array element. */
  public static void readElement(@Nullable Object array, int index, int site) {
    Strand s = Strands.controlled();
    if (s != null && array != null) {
      ((Exploration) s.scheduler).plain(s, array, index, false, Sites.isRacy(site), site, site);
    }
  }

  /** Before a write of an array element. */
  public static void writeElement(@Nullable Object array, int index, int site) {
    Strand s = Strands.controlled();
    if (s != null && array != null) {
      ((Exploration) s.scheduler).plain(s, array, index, true, Sites.isRacy(site), site, site);
    }
  }
}
