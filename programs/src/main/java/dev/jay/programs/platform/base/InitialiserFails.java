package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicInteger;

/** An initialiser throws: whoever ran it gets that, and all others that the class is unusable. */
public final class InitialiserFails {
  private InitialiserFails() {}

  private static final AtomicInteger draws = new AtomicInteger();
  private static final AtomicInteger thrown = new AtomicInteger();
  private static final AtomicInteger unusable = new AtomicInteger();

  public static void main(String[] args) {
    Workers.steps(
        4,
        5,
        (worker, step) -> {
          draws.incrementAndGet();
          try {
            Failing.touch();
          } catch (ExceptionInInitializerError e) {
            thrown.incrementAndGet();
          } catch (NoClassDefFoundError e) {
            unusable.incrementAndGet();
          }
        });
    System.out.println(draws + " " + thrown + " " + unusable);
  }

  private static final class Failing {
    static {
      if (draws.incrementAndGet() > 0) {
        throw new IllegalStateException("on purpose");
      }
    }

    static void touch() {}
  }
}
