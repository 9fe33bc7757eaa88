package dev.jay.programs.ops;

import dev.jay.programs.Digest;
import dev.jay.programs.Workers;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** The three atomic arrays under operations that do not commute; the values seen vary. */
public final class AtomicArrays {
  public static void main(String[] args) {
    AtomicIntegerArray ints = new AtomicIntegerArray(3);
    AtomicLongArray longs = new AtomicLongArray(3);
    AtomicReferenceArray<String> names = new AtomicReferenceArray<>(3);
    long[][] seen = new long[4][24];
    Workers.steps(
        4,
        24,
        (worker, step) -> {
          int i = step / 3 % 3;
          seen[worker][step] =
              switch (step % 3) {
                case 0 -> ints.updateAndGet(i, x -> x * 3 + worker);
                case 1 -> longs.getAndAccumulate(i, worker, (x, y) -> x * 5 + y);
                default -> Objects.hashCode(names.getAndSet(i, worker + "." + step));
              };
        });
    System.out.println("seen " + Digest.of(seen));
    System.out.println(ints + " " + longs + " " + names);
  }
}
