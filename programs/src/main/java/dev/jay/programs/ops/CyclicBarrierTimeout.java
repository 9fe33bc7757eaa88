package dev.jay.programs.ops;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A barrier that one party may reach too late breaks; who times out and who sees it varies. */
public final class CyclicBarrierTimeout {
  private static final int ROUNDS = 6;

  public static void main(String[] args) {
    CyclicBarrier[] barriers = new CyclicBarrier[ROUNDS];
    Arrays.setAll(barriers, i -> new CyclicBarrier(3));
    StringBuilder[] seen = {new StringBuilder(), new StringBuilder(), new StringBuilder()};
    Workers.steps(
        3,
        ROUNDS,
        (worker, step) -> {
          Work.units(20 * ((worker + step) % 3));
          try {
            seen[worker].append(barriers[step].await(100, TimeUnit.MICROSECONDS));
          } catch (TimeoutException e) {
            seen[worker].append('t');
          } catch (BrokenBarrierException e) {
            seen[worker].append('b');
          }
        });
    System.out.println("seen " + String.join(" ", seen));
  }
}
