package dev.jay.programs.ends;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads race to initialise nested holders that need each other, without a cycle. */
public final class InitializerRace {
  private static final AtomicInteger RUNS = new AtomicInteger();

  static final class First {
    static final int VALUE = slow(1) + Second.VALUE;
  }

  static final class Second {
    static final int VALUE = slow(10) + Third.VALUE;
  }

  static final class Third {
    static final int VALUE = slow(100);
  }

  private static int slow(int value) {
    Work.units(50);
    RUNS.incrementAndGet();
    Thread.yield();
    return value;
  }

  public static void main(String[] args) {
    int[] seen = new int[4];
    Workers.run(
        4,
        worker ->
            seen[worker] =
                switch (worker) {
                  case 0 -> First.VALUE;
                  case 1 -> Second.VALUE;
                  case 2 -> Third.VALUE;
                  default -> Third.VALUE + First.VALUE;
                });
    System.out.println(seen[0] + " " + seen[1] + " " + seen[2] + " " + seen[3]);
    System.out.println("runs " + RUNS.get());
  }
}
