package dev.jay.programs.ends;

import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicInteger;

/** Three hundred short threads, thirty at a time; control blocks must not pile up. */
public final class ManyThreads {
  public static void main(String[] args) {
    AtomicInteger count = new AtomicInteger();
    for (int round = 0; round < 10; round++) {
      Workers.run(30, worker -> count.incrementAndGet());
    }
    System.out.println("count " + count.get());
  }
}
