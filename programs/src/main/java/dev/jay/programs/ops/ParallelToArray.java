package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/** Parallel toArray and collect into shared tickets; the tickets that elements draw vary. */
public final class ParallelToArray {
  public static void main(String[] args) {
    AtomicInteger next = new AtomicInteger();
    int[] tickets =
        IntStream.range(0, 80)
            .parallel()
            .map(
                i -> {
                  Work.uneven(i, 1);
                  return next.getAndIncrement();
                })
            .toArray();
    SharedLog log = new SharedLog();
    List<Integer> list =
        IntStream.range(0, 80)
            .parallel()
            .filter(i -> i % 3 != 1)
            .collect(
                ArrayList::new,
                (a, i) -> {
                  Work.uneven(i, 2);
                  a.add(i);
                },
                (a, b) -> {
                  log.addBy(a.size() + "+" + b.size());
                  a.addAll(b);
                });
    System.out.println("tickets " + Arrays.toString(tickets));
    System.out.println("collected" + log);
    System.out.println("outcome " + next.get() + " " + list);
  }
}
