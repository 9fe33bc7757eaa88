package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.stream.IntStream;

/** A parallel reduce; the order of the combinations, and who makes them, varies. */
public final class ParallelReduce {
  public static void main(String[] args) {
    SharedLog log = new SharedLog();
    String text =
        IntStream.range(0, 64)
            .parallel()
            .mapToObj(i -> Integer.toString(i % 10))
            .reduce(
                "",
                (a, b) -> {
                  Work.uneven(a.length(), 1);
                  return a + b;
                },
                (a, b) -> {
                  log.addBy(a.length() + "+" + b.length() + b.charAt(0));
                  return a + b;
                });
    System.out.println("combined" + log);
    System.out.println("outcome " + text);
  }
}
