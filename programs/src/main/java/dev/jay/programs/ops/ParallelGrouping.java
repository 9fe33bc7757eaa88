package dev.jay.programs.ops;

import dev.jay.programs.Work;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A parallel groupingByConcurrent into lists; their order varies. */
public final class ParallelGrouping {
  public static void main(String[] args) {
    var groups =
        IntStream.range(0, 100)
            .parallel()
            .boxed()
            .collect(
                Collectors.groupingByConcurrent(
                    i -> {
                      Work.uneven(i, 1);
                      return i % 4;
                    },
                    Collectors.toList()));
    int sum = groups.values().stream().flatMap(g -> g.stream()).mapToInt(i -> i).sum();
    System.out.println("groups " + new TreeMap<>(groups));
    System.out.println("outcome " + sum);
  }
}
