package dev.jay.runtime;

/** How many processors there are, see {@link Inputs#processors}. */
public final class Cpus {
  private Cpus() {}

  /** In place of {@code Runtime.availableProcessors}. */
  public static int number(Runtime runtime) {
    return Spheres.inputsOf(Strands.current()).processors();
  }
}
