package dev.jay.programs.semantics;

import dev.jay.programs.Workers;
import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicInteger;

/** Objects that threads have locked and counted on, and let go, are gone after a collection. */
public final class CollectedAfterUse {
  private static final int TIMES = 5000;

  public static void main(String[] args) throws Exception {
    for (int i = 0; i < 2; i++) {
      boolean bySystem = i == 0;
      Workers.run(1, worker -> report(bySystem));
    }
  }

  private static void report(boolean bySystem) {
    WeakReference<Object> locked = new WeakReference<>(locked());
    WeakReference<Object> counter = new WeakReference<>(counter());
    if (bySystem) {
      System.gc();
    } else {
      Runtime.getRuntime().gc();
    }
    System.out.println(
        "collected " + (locked.get() == null) + " " + (counter.get() == null) + " by " + bySystem);
  }

  private static Object locked() {
    Object object = new Object();
    int count = 0;
    for (int i = 0; i < TIMES; i++) {
      synchronized (object) {
        count++;
      }
    }
    return count == TIMES ? object : "";
  }

  private static Object counter() {
    AtomicInteger counter = new AtomicInteger();
    for (int i = 0; i < TIMES; i++) {
      counter.incrementAndGet();
    }
    return counter;
  }
}
