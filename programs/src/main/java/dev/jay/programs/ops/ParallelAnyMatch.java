package dev.jay.programs.ops;

import dev.jay.programs.Work;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/** Parallel anyMatch, allMatch and noneMatch; how many elements are looked at varies. */
public final class ParallelAnyMatch {
  public static void main(String[] args) {
    AtomicInteger looked = new AtomicInteger();
    StringBuilder counts = new StringBuilder();
    int matches = 0;
    for (int i = 0; i < 9; i++) {
      int round = i;
      IntStream numbers =
          IntStream.range(0, 150)
              .parallel()
              .map(
                  x -> {
                    Work.uneven(x, round);
                    looked.incrementAndGet();
                    return x;
                  });
      boolean match =
          switch (i % 3) {
            case 0 -> numbers.anyMatch(x -> x == 70 + round);
            case 1 -> numbers.allMatch(x -> x != 70 + round);
            default -> numbers.noneMatch(x -> x == 70 + round);
          };
      matches = matches * 2 + (match ? 1 : 0);
      counts.append(' ').append(looked.getAndSet(0));
    }
    System.out.println("looked" + counts);
    System.out.println("outcome " + matches);
  }
}
