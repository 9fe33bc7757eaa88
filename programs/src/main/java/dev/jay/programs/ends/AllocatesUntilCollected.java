package dev.jay.programs.ends;

import dev.jay.programs.Workers;
import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicInteger;

/** A thread has used an object alone, lets it go, and allocates until it is gone. */
public final class AllocatesUntilCollected {
  public static void main(String[] args) throws Exception {
    Workers.run(2, worker -> await());
    System.out.println("collected");
  }

  private static void await() {
    WeakReference<Object> reference = new WeakReference<>(used());
    int sum = 0;
    while (reference.get() != null) {
      sum += new byte[1 << 16].length;
    }
    if (sum == 1) {
      System.out.println("never");
    }
  }

  private static Object used() {
    AtomicInteger counter = new AtomicInteger();
    for (int i = 0; i < 5000; i++) {
      counter.incrementAndGet();
    }
    return counter;
  }
}
