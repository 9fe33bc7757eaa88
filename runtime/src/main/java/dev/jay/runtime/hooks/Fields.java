package dev.jay.runtime.hooks;

import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.trace.Kind;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Volatile fields that are read or written by reflection: an operation, as in the program's code.
 */
public final class Fields {
  private Fields() {}

  /** Before {@code field} of {@code target}, which is null for a static one, is accessed. */
  public static void enter(Object field, @Nullable Object target) {
    Strand s = isVolatile(field) ? Strands.controlled() : null;
    if (s != null) {
      s.scheduler.getTurn(s, Kind.VOLATILE, target);
      if (target != null) {
        s.sphere.use(s, Kind.VOLATILE, target);
      }
    }
  }

  /** After it, however it ended. */
  public static void exit(Object field) {
    Strand s = isVolatile(field) ? Strands.controlled() : null;
    if (s != null) {
      s.scheduler.putTurn(s);
    }
  }

  private static boolean isVolatile(Object field) {
    return Modifier.isVolatile(((Field) field).getModifiers());
  }
}
