package dev.jay.runtime.hooks;

import dev.jay.runtime.core.RunEnded;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;

/** {@code System.exit} in a run of a check ends the run, not the JVM. */
public final class Exits {
  private Exits() {}

  /** In {@code Runtime.exit} and {@code halt}: false when the JVM is really to end. */
  public static boolean exits(Runtime runtime, int code) {
    Strand s = Strands.current();
    if (s == null) {
      return false;
    }
    s.sphere.supervisor.exit(s, code);
    throw RunEnded.INSTANCE;
  }
}
