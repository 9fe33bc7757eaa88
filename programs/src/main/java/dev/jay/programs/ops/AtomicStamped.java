package dev.jay.programs.ops;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicStampedReference;

/** An AtomicStampedReference whose stamp counts the changes; who changes it when varies. */
public final class AtomicStamped {
  public static void main(String[] args) {
    AtomicStampedReference<String> reference = new AtomicStampedReference<>("none", 0);
    int[][] stamps = new int[4][20];
    Workers.steps(
        4,
        20,
        (worker, step) -> {
          int[] stamp = new int[1];
          String before = reference.get(stamp);
          String after = "w" + worker;
          Work.units(1);
          boolean changed = reference.compareAndSet(before, after, stamp[0], stamp[0] + 1);
          stamps[worker][step] = changed ? stamp[0] : -1;
        });
    System.out.println("stamps " + Arrays.deepToString(stamps));
    System.out.println("last " + reference.getReference() + " " + reference.getStamp());
  }
}
