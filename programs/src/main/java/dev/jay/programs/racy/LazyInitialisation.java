package dev.jay.programs.racy;

import dev.jay.programs.Parameters;
import dev.jay.programs.Work;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Lazy initialisation without a lock, of one object in each step: a thread that sees null makes the
 * object, and so may another. What varies: how many objects are made; {@code --size} is right.
 */
public final class LazyInitialisation {
  private static final AtomicInteger MADE = new AtomicInteger();

  /** A place for an object that is made when it is first asked for. */
  private static final class Lazy {
    private Object value;

    Object get() {
      if (value == null) { // race
        Work.units(2);
        MADE.incrementAndGet();
        value = new Object(); // race
      }
      return value; // race
    }
  }

  private static final Lazy[] PLACES = new Lazy[1000];

  public static void main(String[] args) {
    for (int i = 0; i < PLACES.length; i++) {
      PLACES[i] = new Lazy();
    }
    Parameters.steps(args, (worker, step) -> PLACES[step % PLACES.length].get());
    Parameters.result(MADE.get());
  }
}
