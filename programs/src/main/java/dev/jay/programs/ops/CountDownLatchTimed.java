package dev.jay.programs.ops;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Threads look at a latch with a timeout; how often they time out and what they see varies. */
public final class CountDownLatchTimed {
  public static void main(String[] args) {
    CountDownLatch latch = new CountDownLatch(20);
    StringBuilder[] seen = {new StringBuilder(), new StringBuilder(), new StringBuilder()};
    Workers.run(
        3,
        worker -> {
          if (worker == 0) {
            for (int step = 0; step < 20; step++) {
              Work.units(25);
              latch.countDown();
            }
          } else {
            while (!latch.await(300, TimeUnit.MICROSECONDS)) {
              seen[worker].append(' ').append(latch.getCount());
            }
          }
        });
    System.out.println("seen" + seen[1]);
    System.out.println("seen" + seen[2]);
    System.out.println("outcome " + latch.getCount());
  }
}
