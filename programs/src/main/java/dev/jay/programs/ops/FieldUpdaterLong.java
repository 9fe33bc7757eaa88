package dev.jay.programs.ops;

import dev.jay.programs.Digest;
import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;

/** An AtomicLongFieldUpdater under operations that do not commute; the values seen vary. */
public final class FieldUpdaterLong {
  private static final AtomicLongFieldUpdater<FieldUpdaterLong> NUMBER =
      AtomicLongFieldUpdater.newUpdater(FieldUpdaterLong.class, "number");

  private volatile long number = 1;

  public static void main(String[] args) {
    FieldUpdaterLong program = new FieldUpdaterLong();
    long[][] seen = new long[4][25];
    Workers.steps(
        4,
        25,
        (worker, step) -> seen[worker][step] = NUMBER.updateAndGet(program, x -> x * 31 + worker));
    System.out.println("seen " + Digest.of(seen) + " last " + program.number);
  }
}
