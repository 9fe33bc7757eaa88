package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.stream.IntStream;

/** A parallel forEach; the order of the elements, and who is given which, varies. */
public final class ParallelForEach {
  public static void main(String[] args) {
    SharedLog log = new SharedLog();
    IntStream.range(0, 80)
        .parallel()
        .forEach(
            i -> {
              Work.uneven(i, 1);
              log.addBy(i);
            });
    System.out.println("order" + log);
    System.out.println("outcome " + log.count());
  }
}
