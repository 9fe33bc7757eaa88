package dev.jay.programs.racy;

import dev.jay.programs.Parameters;
import dev.jay.programs.Work;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** {@link DoubleChecked} with volatile elements, assigned when the object is whole. */
public final class DoubleCheckedFixed {
  private static final AtomicInteger EMPTY = new AtomicInteger();
  private static final AtomicReferenceArray<int[]> INSTANCES = new AtomicReferenceArray<>(1000);

  public static void main(String[] args) {
    Parameters.steps(args, (worker, step) -> use(get(step % INSTANCES.length())));
    Parameters.result(EMPTY.get());
  }

  private static int[] get(int i) {
    int[] seen = INSTANCES.get(i);
    if (seen != null) {
      return seen;
    }
    synchronized (INSTANCES) {
      if (INSTANCES.get(i) == null) {
        int[] made = new int[1];
        Work.units(4);
        made[0] = 1;
        INSTANCES.set(i, made);
      }
      return INSTANCES.get(i);
    }
  }

  private static void use(int[] settings) {
    if (settings[0] == 0) {
      EMPTY.incrementAndGet();
    }
  }
}
