package dev.jay.programs.racy;

import dev.jay.programs.Parameters;
import dev.jay.programs.Work;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Check, then act: a thread sells a seat if there is one. Another may have sold it meanwhile. What
 * varies: how many are sold; {@code 100} are there.
 */
public final class SeatBooking {
  private static int free = 100;
  private static final AtomicInteger SOLD = new AtomicInteger();

  public static void main(String[] args) {
    Parameters.steps(args, (worker, step) -> book());
    Parameters.result(SOLD.get());
  }

  private static void book() {
    int seats = free; // race
    if (seats > 0) {
      Work.units(1);
      free = seats - 1; // race
      SOLD.incrementAndGet();
    }
  }
}
