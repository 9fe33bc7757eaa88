package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.stream.IntStream;

/** A parallel findAny; which element is found, and which are looked at, varies. */
public final class ParallelFindAny {
  public static void main(String[] args) {
    StringBuilder found = new StringBuilder();
    SharedLog log = new SharedLog();
    for (int i = 0; i < 6; i++) {
      int round = i;
      found
          .append(' ')
          .append(
              IntStream.range(0, 200)
                  .parallel()
                  .filter(
                      x -> {
                        Work.uneven(x, round);
                        log.addBy(x);
                        return x % 20 == 19;
                      })
                  .findAny()
                  .getAsInt());
    }
    System.out.println("found" + found + " looked" + log);
  }
}
