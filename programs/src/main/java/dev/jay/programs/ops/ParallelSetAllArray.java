package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;

/** Arrays.parallelSetAll from a shared counter; which element gets which number varies. */
public final class ParallelSetAllArray {
  public static void main(String[] args) {
    AtomicInteger next = new AtomicInteger();
    String[] texts = new String[100];
    Arrays.parallelSetAll(
        texts,
        i -> {
          Work.uneven(i, 1);
          return SharedLog.who() + ":" + next.getAndIncrement();
        });
    System.out.println("set " + String.join(" ", texts));
    System.out.println("outcome " + next.get());
  }
}
