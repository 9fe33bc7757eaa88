package dev.jay.programs.racy;

import dev.jay.programs.Digest;
import dev.jay.programs.Parameters;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** {@link Histogram} with atomic elements. */
public final class HistogramFixed {
  private static final AtomicIntegerArray BUCKETS = new AtomicIntegerArray(8);

  public static void main(String[] args) {
    Parameters.steps(args, (worker, step) -> BUCKETS.incrementAndGet(bucket(worker, step)));
    Digest digest = new Digest();
    for (int i = 0; i < BUCKETS.length(); i++) {
      digest.add(BUCKETS.get(i));
    }
    Parameters.result(digest);
  }

  private static int bucket(int worker, int step) {
    return (worker + step * step) % BUCKETS.length();
  }
}
