package dev.jay.programs.racy;

import dev.jay.programs.Parameters;

/** {@link SeatBooking} with check and act under one monitor. */
public final class SeatBookingFixed {
  private static int free = 100; // guarded by the class
  private static int sold; // guarded by the class

  public static void main(String[] args) {
    Parameters.steps(args, (worker, step) -> book());
    Parameters.result(sold);
  }

  private static synchronized void book() {
    if (free > 0) {
      free--;
      sold++;
    }
  }
}
