package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** {@link BarrierReuse} with a barrier after the reading too. */
public final class BarrierReuseFixed {
  private final CyclicBarrier barrier = new CyclicBarrier(2);
  private final AtomicIntegerArray values = new AtomicIntegerArray(2);

  public static void main(String[] args) throws InterruptedException {
    BarrierReuseFixed program = new BarrierReuseFixed();
    Together.run(() -> program.rounds(0), () -> program.rounds(1));
  }

  private void rounds(int me) throws Exception {
    for (int round = 1; round <= 2; round++) {
      values.set(me, round);
      barrier.await();
      int other = values.get(1 - me);
      require(other == round, "in round " + round + " the other is in round " + other);
      barrier.await();
    }
  }
}
