package dev.jay.runtime.hooks;

import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import java.lang.reflect.Array;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;
import org.jspecify.annotations.Nullable;

/**
 * How long the program computes between its operations, by a measure that is the same in every run:
 * how often it goes round its loops, and weights for what runs long inside the JDK.
 */
public final class Computing {
  /** Fewer are not worth a look; they stay with the method, which may make more. */
  private static final int FEW = 256;

  private static final int MOST_ELEMENTS = 1 << 24;

  private Computing() {}

  /** Behind a loop; returns how many of these trips are still to be told. */
  @ForceInline
  public static int tripsMade(int trips) {
    return trips < FEW ? trips : take(trips);
  }

  @DontInline
  private static int take(int trips) {
    begins(trips);
    return 0;
  }

  /** Before something that takes as long as so many trips, or after it. */
  @DontInline
  public static void begins(int trips) {
    Strand s = Strands.controlled();
    if (s != null && s.depth == 0) {
      s.scheduler.computes(s, trips);
    }
  }

  /** The same for something that takes as long as the first, and the second for each element. */
  public static void begins(int elements, int trips, int each) {
    begins(trips + Math.min(elements, MOST_ELEMENTS) * each);
  }

  /** The length of an array; 0 for null. */
  public static int lengthOf(@Nullable Object array) {
    return array == null ? 0 : Array.getLength(array);
  }
}
