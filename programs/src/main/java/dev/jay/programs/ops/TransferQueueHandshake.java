package dev.jay.programs.ops;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.concurrent.LinkedTransferQueue;

/** Producers wait until their item has been taken; who takes it, and who waited, varies. */
public final class TransferQueueHandshake {
  private static final int ITEMS = 15;

  public static void main(String[] args) {
    LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
    int[][] taken = new int[2][ITEMS];
    int[] handed = new int[2];
    Workers.run(
        4,
        worker -> {
          for (int step = 0; step < ITEMS; step++) {
            Work.uneven(worker, step);
            if (worker >= 2) {
              taken[worker - 2][step] = queue.take();
            } else if (queue.tryTransfer(worker * 100 + step)) {
              handed[worker]++;
            } else {
              queue.transfer(worker * 100 + step);
            }
          }
        });
    int sum = Arrays.stream(taken).flatMapToInt(Arrays::stream).sum();
    System.out.println("taken " + Arrays.deepToString(taken));
    System.out.println("handed " + Arrays.toString(handed));
    System.out.println("outcome " + sum + " " + queue.size());
  }
}
