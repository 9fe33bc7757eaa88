package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.stream.IntStream;

/** A parallel findFirst and takeWhile: one result, but which elements are looked at varies. */
public final class ParallelFindFirst {
  public static void main(String[] args) {
    SharedLog log = new SharedLog();
    int first =
        IntStream.range(0, 120)
            .parallel()
            .filter(
                i -> {
                  Work.uneven(i, 1);
                  log.addBy(i);
                  return i % 32 == 31;
                })
            .findFirst()
            .getAsInt();
    long taken =
        IntStream.range(0, 120)
            .parallel()
            .takeWhile(
                i -> {
                  Work.uneven(i, 2);
                  log.addBy(i);
                  return i < 40;
                })
            .count();
    System.out.println("looked" + log);
    System.out.println("outcome " + first + " " + taken);
  }
}
