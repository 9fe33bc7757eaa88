package dev.jay.programs.ops;

import dev.jay.programs.Digest;
import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicLong;

/** All kinds of operations of an AtomicLong that do not commute; the values seen vary. */
public final class AtomicLongOperations {
  public static void main(String[] args) {
    AtomicLong number = new AtomicLong(1);
    long[][] seen = new long[4][24];
    Workers.steps(
        4,
        24,
        (worker, step) -> {
          seen[worker][step] =
              switch (step % 8) {
                case 0 -> number.addAndGet(worker + 1);
                case 1 -> number.getAndUpdate(x -> x * 3 + worker);
                case 2 -> number.accumulateAndGet(step, (x, y) -> x ^ (y << 20));
                case 3 -> number.compareAndSet(number.get(), worker) ? 1 : 0;
                case 4 -> number.getAndSet(worker * 1000L + step);
                case 5 -> number.decrementAndGet();
                case 6 -> number.updateAndGet(x -> x * 31 + worker);
                default -> number.get();
              };
        });
    System.out.println("seen " + Digest.of(seen) + " last " + number.get());
  }
}
