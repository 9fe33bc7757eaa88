package dev.jay.programs.platform.jni;

import dev.jay.programs.Workers;
import dev.jay.programs.platform.Natives;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** Native threads attach, put into a queue and count, while threads of the program take. */
public final class NativeThreads {
  private NativeThreads() {}

  public static void main(String[] args) {
    BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(2);
    for (int i = 0; i < 3; i++) {
      int number = i;
      Natives.callLater(20 * i, () -> put(queue, number));
    }
    int[] sums = new int[3];
    Workers.run(3, worker -> sums[worker] = queue.take() + queue.take());
    System.out.println(sums[0] + sums[1] + sums[2]);
  }

  private static void put(BlockingQueue<Integer> queue, int number) {
    try {
      queue.put(number);
      queue.put(10 * number);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
