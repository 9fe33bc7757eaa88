package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.concurrent.Exchanger;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Timeouts that are so short that the JDK does not park but looks at the clock in a loop; how many
 * of them pass varies.
 */
public final class TimeoutsBelowSpinning {
  private static final int ROUNDS = 20;

  public static void main(String[] args) {
    SynchronousQueue<Integer> queue = new SynchronousQueue<>();
    LinkedTransferQueue<Integer> transfers = new LinkedTransferQueue<>();
    Exchanger<Integer> exchanger = new Exchanger<>();
    int[] met = new int[2];
    Workers.run(
        2,
        worker -> {
          for (int round = 0; round < ROUNDS; round++) {
            met[worker] += queue.poll(1, TimeUnit.NANOSECONDS) == null ? 0 : 1;
            met[worker] += queue.offer(round, 500, TimeUnit.NANOSECONDS) ? 1 : 0;
            met[worker] += transfers.poll(300, TimeUnit.NANOSECONDS) == null ? 0 : 1;
            met[worker] += transfers.tryTransfer(round, 300, TimeUnit.NANOSECONDS) ? 1 : 0;
            met[worker] += exchanged(exchanger, round);
          }
        });
    System.out.println(Arrays.toString(met));
  }

  private static int exchanged(Exchanger<Integer> exchanger, int given)
      throws InterruptedException {
    try {
      exchanger.exchange(given, 200, TimeUnit.NANOSECONDS);
      return 1;
    } catch (TimeoutException e) {
      return 0;
    }
  }
}
