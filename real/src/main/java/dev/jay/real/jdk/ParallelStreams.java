package dev.jay.real.jdk;

import dev.jay.programs.Digest;
import dev.jay.real.Program;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Parallel streams on the common pool: reduce, filter, group, sort, collect. */
public final class ParallelStreams {
  public static void main(String[] args) {
    Program program = Program.of(args, 1_000_000);
    System.setProperty(
        "java.util.concurrent.ForkJoinPool.common.parallelism", String.valueOf(program.threads()));
    Digest digest = new Digest();
    for (int round = 0; round < 5; round++) {
      int n = program.size();
      digest.add(LongStream.range(0, n).parallel().map(ParallelStreams::mixed).sum());
      digest.add(IntStream.range(2, n / 8).parallel().filter(ParallelStreams::isPrime).count());
      Map<Long, Long> groups =
          LongStream.range(0, n / 40)
              .parallel()
              .boxed()
              .collect(Collectors.groupingByConcurrent(i -> mixed(i) & 63, Collectors.counting()));
      digest.add(new TreeMap<>(groups).toString());
      List<Long> sorted =
          LongStream.range(0, n / 4)
              .parallel()
              .mapToObj(ParallelStreams::mixed)
              .sorted()
              .limit(100)
              .toList();
      digest.add(sorted.toString());
    }
    program.report(digest);
  }

  private static long mixed(long i) {
    long x = (i + 1) * 0x9E3779B97F4A7C15L;
    x = (x ^ x >>> 30) * 0xBF58476D1CE4E5B9L;
    return x ^ x >>> 31;
  }

  private static boolean isPrime(int n) {
    for (int d = 2; d * d <= n; d++) {
      if (n % d == 0) {
        return false;
      }
    }
    return true;
  }
}
