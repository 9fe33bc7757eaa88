package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.stream.IntStream;

/** A parallel forEachOrdered: the elements come in order, mapped in an order that varies. */
public final class ParallelForEachOrdered {
  public static void main(String[] args) {
    SharedLog mapped = new SharedLog();
    SharedLog seen = new SharedLog();
    SharedLog by = new SharedLog();
    IntStream.range(0, 60)
        .parallel()
        .map(
            i -> {
              Work.uneven(i, 1);
              mapped.addBy(i);
              return i * 2;
            })
        .forEachOrdered(
            i -> {
              seen.add(Integer.toString(i));
              by.addBy(i);
            });
    System.out.println("mapped" + mapped);
    System.out.println("by" + by);
    System.out.println("outcome" + seen);
  }
}
