package dev.jay.runtime.hooks;

import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.core.Spheres;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import org.jspecify.annotations.Nullable;

/** Where the program handles signals, which may come at any time. */
public final class Signals {
  private Signals() {}

  /** The program gives the JVM a handler. */
  public static void handled() {
    Strand s = Strands.current();
    @Nullable Sphere sphere = s == null ? Spheres.program() : s.sphere;
    if (sphere != null) {
      sphere.outsideThreads.expectSignals();
    }
  }
}
