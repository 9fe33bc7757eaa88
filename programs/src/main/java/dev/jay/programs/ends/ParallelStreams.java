package dev.jay.programs.ends;

import java.util.Arrays;
import java.util.Comparator;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Parallel streams of several kinds; only results that no order changes are printed. */
public final class ParallelStreams {
  public static void main(String[] args) {
    System.out.println(LongStream.range(0, 200_000).parallel().filter(x -> x % 3 == 0).sum());
    System.out.println(
        IntStream.range(0, 1000)
            .parallel()
            .boxed()
            .sorted(Comparator.reverseOrder())
            .limit(5)
            .collect(Collectors.toList()));
    System.out.println(
        new TreeMap<>(
            IntStream.range(0, 500)
                .parallel()
                .boxed()
                .collect(Collectors.groupingByConcurrent(x -> x % 5, Collectors.counting()))));
    int[] numbers = new int[50_000];
    Arrays.parallelSetAll(numbers, i -> i * 31 % 1009);
    Arrays.parallelSort(numbers);
    Arrays.parallelPrefix(numbers, Integer::sum);
    System.out.println(numbers[numbers.length - 1]);
    AtomicInteger calls = new AtomicInteger();
    IntStream.range(0, 500).parallel().forEach(i -> calls.incrementAndGet());
    System.out.println(calls.get());
  }
}
