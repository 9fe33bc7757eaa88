package dev.jay.runtime.hooks;

import dev.jay.runtime.core.Strands;

/**
 * The program asks for a collection, and may look afterwards what is gone. What a strand has used
 * lately is kept at hand (see Strand.forgetRecent), but is not to be kept alive by that.
 */
public final class Garbage {
  private Garbage() {}

  /** First thing in {@code System.gc}. */
  public static void collecting() {
    Strands.forgetRecent();
  }

  /** In place of {@code runtime.gc()}. */
  public static void collect(Runtime runtime) {
    collecting();
    runtime.gc();
  }
}
