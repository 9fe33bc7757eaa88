package dev.jay.runtime.hooks;

import dev.jay.runtime.core.Spheres;
import dev.jay.runtime.core.Strands;

/** How many processors there are, see Inputs.processors. */
public final class Cpus {
  private Cpus() {}

  /** In place of {@code Runtime.availableProcessors}. */
  public static int number(Runtime runtime) {
    return Spheres.inputsOf(Strands.current()).processors();
  }
}
