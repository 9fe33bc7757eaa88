package dev.jay.programs.ops;

import dev.jay.programs.Digest;
import dev.jay.programs.Workers;
import java.util.Objects;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Threads add to and poll a ConcurrentLinkedQueue; who gets which item varies. */
public final class ConcurrentLinkedQueueOrder {
  public static void main(String[] args) {
    ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
    int[][] polled = new int[4][20];
    Workers.steps(
        4,
        20,
        (worker, step) -> {
          queue.add(worker * 100 + step);
          polled[worker][step] = step % 2 == 0 ? -1 : Objects.requireNonNull(queue.poll());
        });
    System.out.println("polled " + Digest.of(polled) + " left " + queue);
    System.out.println("outcome " + queue.size());
  }
}
