package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Two threads use objects of their own for long and run far ahead of their turns; meanwhile two
 * others count on an atomic that they share, and then look at what is the first ones'.
 */
public final class ConfinedAhead {
  private static final int STEPS = 60_000;

  private static final AtomicLong[] counters = {new AtomicLong(), new AtomicLong()};
  private static final Object[] locks = {new Object(), new Object()};
  private static final long[] locked = new long[2];
  private static final AtomicInteger shared = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    long[][] seen = new long[2][];
    Workers.run(
        4,
        worker -> {
          if (worker < 2) {
            use(worker);
          } else {
            seen[worker - 2] = look(worker - 2);
          }
        });
    for (long[] each : seen) {
      System.out.println(each[0] + " " + each[1] + " " + each[2]);
    }
  }

  private static void use(int owner) {
    for (int i = 0; i < STEPS; i++) {
      counters[owner].incrementAndGet();
      synchronized (locks[owner]) {
        locked[owner]++;
      }
    }
  }

  /** How far the owner has come with each, and what the others have counted by then. */
  private static long[] look(int owner) {
    for (int i = 0; i < 20 + 30 * owner; i++) {
      shared.incrementAndGet();
    }
    long count = counters[owner].get();
    synchronized (locks[owner]) {
      return new long[] {count, locked[owner], shared.get()};
    }
  }
}
