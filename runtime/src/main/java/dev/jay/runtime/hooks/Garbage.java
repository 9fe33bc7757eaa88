package dev.jay.runtime.hooks;

import dev.jay.runtime.core.Strands;
import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The program asks for a collection, and may look afterwards what is gone. What a strand has used
 * lately is kept at hand (see Strand.forgetRecent), but is not to be kept alive by that.
 */
public final class Garbage {
  private static final List<@Nullable Object> KEPT = new ArrayList<>(); // its monitor guards it

  private Garbage() {}

  /**
   * A logger is made known, and nobody may hold it: whether it is there again when it is asked for
   * next is not to depend on the collector.
   */
  public static void keep(Object reference) {
    Object logger = ((Reference<?>) reference).get();
    synchronized (KEPT) {
      KEPT.add(logger);
    }
  }

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
