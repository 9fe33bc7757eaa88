package dev.jay.runtime.hooks;

import dev.jay.runtime.core.InputWatch;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import org.jspecify.annotations.Nullable;

/**
 * Hooks behind the calls whose results conditions of a schedule ask for, and before the branches
 * that they ask for; no others have any.
 */
public final class Results {
  private Results() {}

  /** The strand's watch, if it asks for this result. */
  private static @Nullable InputWatch asking(int site) {
    Strand s = Strands.current();
    InputWatch watch = s == null || s.mode != 0 ? null : s.inputWatch;
    return watch != null && watch.asksFor(site) ? watch : null;
  }

  public static void got(int value, int site) {
    InputWatch watch = asking(site);
    if (watch != null) {
      watch.arrived(value);
    }
  }

  public static void got(long value, int site) {
    InputWatch watch = asking(site);
    if (watch != null) {
      watch.arrived(value);
    }
  }

  public static void got(float value, int site) {
    InputWatch watch = asking(site);
    if (watch != null) {
      watch.arrived(value);
    }
  }

  public static void got(double value, int site) {
    InputWatch watch = asking(site);
    if (watch != null) {
      watch.arrived(value);
    }
  }

  /** Before a branch that compares two numbers: which is the larger one. */
  public static void compared(int a, int b, int site) {
    InputWatch watch = asking(site);
    if (watch != null) {
      watch.arrived(Integer.compare(a, b));
    }
  }

  /** Before a branch that compares two references: 0 if they are the same. */
  public static void compared(@Nullable Object a, @Nullable Object b, int site) {
    InputWatch watch = asking(site);
    if (watch != null) {
      watch.arrived(a == b ? 0 : 1);
    }
  }

  public static void got(@Nullable Object value, int site) {
    InputWatch watch = asking(site);
    if (watch != null) {
      watch.arrived(value);
    }
  }
}
