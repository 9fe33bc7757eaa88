package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.lang.reflect.Constructor;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Threads make objects by reflection of a class whose initialiser uses what others use too, so
 * often that the JDK generates code for it.
 */
public final class InitialiserInflation {
  private static final AtomicInteger MADE = new AtomicInteger();

  private InitialiserInflation() {}

  private static final class Counted {
    static {
      MADE.incrementAndGet();
    }

    Counted() {
      MADE.incrementAndGet();
    }
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    Constructor<Counted> constructor = Counted.class.getDeclaredConstructor();
    constructor.newInstance(); // so that no thread is the first
    Workers.run(
        2,
        worker -> {
          for (int i = 0; i < 40; i++) {
            constructor.newInstance();
          }
        });
    System.out.println(MADE);
  }
}
