package dev.jay.programs.ops;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;

/** Computing threads poll isInterrupted; how far they get before the interrupt varies. */
public final class InterruptComputing {
  public static void main(String[] args) {
    AtomicInteger next = new AtomicInteger();
    int[] polls = new int[3];
    Thread[] threads = new Thread[3];
    for (int i = 0; i < 3; i++) {
      int worker = i;
      threads[i] =
          new Thread(
              () -> {
                while (!Thread.currentThread().isInterrupted()) {
                  Work.uneven(worker, polls[worker]++);
                }
              });
      threads[i].start();
    }
    for (int step = 0; step < 15; step++) {
      Work.uneven(0, step);
      next.incrementAndGet();
      if (step % 5 == 4) {
        threads[step / 5].interrupt();
      }
    }
    for (Thread thread : threads) {
      Workers.join(thread);
    }
    System.out.println("polls " + Arrays.toString(polls));
    System.out.println("outcome " + next.get());
  }
}
