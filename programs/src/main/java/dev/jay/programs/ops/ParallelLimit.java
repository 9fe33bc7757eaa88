package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A parallel limit and skip of an unordered stream; which elements pass varies. */
public final class ParallelLimit {
  public static void main(String[] args) {
    SharedLog log = new SharedLog();
    String limited =
        IntStream.range(0, 150)
            .boxed()
            .unordered()
            .parallel()
            .peek(i -> Work.uneven(i, 1))
            .limit(25)
            .peek(log::addBy)
            .sorted()
            .map(String::valueOf)
            .collect(Collectors.joining(" "));
    String skipped =
        IntStream.iterate(1, i -> i < 100, i -> i + 1)
            .parallel()
            .unordered()
            .peek(i -> Work.uneven(i, 1))
            .skip(60)
            .mapToObj(String::valueOf)
            .sorted()
            .collect(Collectors.joining(" "));
    System.out.println("limited " + limited + " by" + log);
    System.out.println("skipped " + skipped);
  }
}
