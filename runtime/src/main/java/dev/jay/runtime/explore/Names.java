package dev.jay.runtime.explore;

import dev.jay.runtime.core.Sites;
import dev.jay.trace.Kind;
import dev.jay.trace.Operation;
import org.jspecify.annotations.Nullable;

/** How things are called in reports: by class, without asking the object itself. */
final class Names {
  private Names() {}

  static String of(Object o) {
    return o instanceof Class ? "class " + ((Class<?>) o).getName() : o.getClass().getName();
  }

  /** What an operation is about; an object has a number where there may be others of its class. */
  static String of(EventText text, int what, @Nullable Object target, int field) {
    if (target instanceof Thread) {
      return ((Thread) target).getName();
    }
    switch (Operation.kind(what)) {
      case Kind.VOLATILE:
      case Kind.READ:
      case Kind.WRITE:
        if (field == Operation.CONTENTS && target != null) {
          return of(target) + "#" + text.number(target);
        }
        return field < 0 ? "" : place(target, field);
      default:
        return target == null || target instanceof Class
            ? target == null ? "" : of(target)
            : of(target) + "#" + text.number(target);
    }
  }

  private static String place(@Nullable Object target, int field) {
    return target != null && target.getClass().isArray()
        ? target.getClass().getComponentType().getSimpleName() + "[" + field + "]"
        : Sites.text(field);
  }
}
