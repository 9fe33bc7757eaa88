package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A parallel sorted in the middle of a pipeline; who maps what, and when, varies. */
public final class ParallelSorted {
  public static void main(String[] args) {
    SharedLog log = new SharedLog();
    List<Integer> sorted =
        IntStream.range(0, 60)
            .parallel()
            .boxed()
            .peek(
                i -> {
                  Work.uneven(i, 1);
                  log.addBy(i);
                })
            .sorted((a, b) -> Integer.compare(a * 7 % 61, b * 7 % 61))
            .peek(i -> log.addBy("s" + i))
            .collect(Collectors.toList());
    System.out.println("order" + log);
    System.out.println("outcome " + sorted);
  }
}
