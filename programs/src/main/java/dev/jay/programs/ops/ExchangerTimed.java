package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Three threads exchange with a short timeout; who meets whom, and who nobody, varies. */
public final class ExchangerTimed {
  public static void main(String[] args) {
    Exchanger<Integer> exchanger = new Exchanger<>();
    int[][] partner = new int[3][12]; // -1: nobody came
    Workers.steps(
        3,
        12,
        (worker, step) -> {
          try {
            partner[worker][step] = exchanger.exchange(worker, 200, TimeUnit.MICROSECONDS);
          } catch (TimeoutException e) {
            partner[worker][step] = -1;
          }
        });
    System.out.println("partners " + Arrays.deepToString(partner));
  }
}
