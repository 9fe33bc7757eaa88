package dev.jay.programs.ops;

import dev.jay.programs.Digest;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicInteger;

/** A joiner asks with join(1) again and again; how often it times out varies. */
public final class TimedJoin {
  public static void main(String[] args) {
    AtomicInteger progress = new AtomicInteger();
    int[][] seen = new int[3][4];
    Workers.run(
        3,
        worker -> {
          for (int round = 0; round < 4; round++) {
            Thread target =
                new Thread(
                    () -> {
                      for (int step = 0; step < 15; step++) {
                        Work.units(40);
                        progress.incrementAndGet();
                      }
                    });
            target.start();
            while (target.isAlive()) {
              target.join(1);
              seen[worker][round] = seen[worker][round] * 31 + progress.get();
            }
          }
        });
    System.out.println("seen " + Digest.of(seen));
    System.out.println("outcome " + progress.get());
  }
}
