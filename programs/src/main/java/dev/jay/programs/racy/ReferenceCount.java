package dev.jay.programs.racy;

import dev.jay.programs.Parameters;
import dev.jay.programs.Workers;

/**
 * Apache's reference count, as PEREGRINE's Table 1 names it: the decrement and the check against 0
 * are not atomic. Threads use a row of cached objects and release each; two may see 0 and free it
 * twice, which was the crash. What varies: how often objects are freed; {@code --size} is right.
 *
 * <p>The check is a plain read after the monitor's exit: a race by happens-before, but mostly none
 * with respect to a schedule that lets a thread go on for some operations.
 */
public final class ReferenceCount {
  /** A cached object. */
  private static final class Cached {
    private int references; // written under the object's monitor

    Cached(int references) {
      this.references = references;
    }

    /** Says whether the caller has to free it. */
    boolean release() {
      synchronized (this) {
        references--;
      }
      return references == 0; // race
    }
  }

  public static void main(String[] args) {
    Parameters parameters = Parameters.of(args, "--threads", "--size");
    int threads = parameters.number("--threads", 4);
    Cached[] cache = new Cached[parameters.number("--size", 10000)];
    for (int i = 0; i < cache.length; i++) {
      cache[i] = new Cached(threads);
    }
    int[] frees = new int[threads]; // each written by its worker, read after the join
    Workers.run(
        threads,
        worker -> {
          for (Cached cached : cache) {
            if (cached.release()) {
              frees[worker]++;
            }
          }
        });
    int sum = 0;
    for (int each : frees) {
      sum += each;
    }
    Parameters.result(sum);
  }
}
