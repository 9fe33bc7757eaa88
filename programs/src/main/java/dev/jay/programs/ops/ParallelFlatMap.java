package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A parallel flatMap, with a parallel stream inside each; the order of the pieces varies. */
public final class ParallelFlatMap {
  public static void main(String[] args) {
    SharedLog log = new SharedLog();
    List<String> all =
        Stream.of("a", "b", "c", "d", "e", "f")
            .parallel()
            .flatMap(
                letter ->
                    IntStream.range(0, 8)
                        .parallel()
                        .mapToObj(
                            i -> {
                              Work.uneven(letter.charAt(0), i);
                              log.addBy(letter + i);
                              return letter + i;
                            }))
            .distinct()
            .collect(Collectors.toList());
    System.out.println("order" + log);
    System.out.println("outcome " + all);
  }
}
