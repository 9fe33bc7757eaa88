package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.util.ArrayList;
import java.util.List;

/** Classes are initialised while other threads use the locks that their initialisers take. */
public final class InitialiserLocks {
  private InitialiserLocks() {}

  private static final List<String> order = new ArrayList<>();

  public static void main(String[] args) {
    Workers.steps(
        3,
        6,
        (worker, step) -> {
          synchronized (order) {
            order.add("w" + worker);
          }
          if (step == 2) {
            First.touch(worker);
          }
          if (step == 4) {
            Second.touch(worker);
          }
        });
    System.out.println(order.size() + " " + First.sum + " " + Second.sum);
  }

  private static final class First {
    static volatile int sum;

    static {
      for (int i = 0; i < 5; i++) {
        synchronized (order) {
          order.add("first");
        }
      }
    }

    static void touch(int worker) {
      synchronized (order) {
        sum += worker;
      }
    }
  }

  private static final class Second {
    static volatile int sum;

    static {
      First.touch(7);
      synchronized (order) {
        order.add("second");
      }
    }

    static void touch(int worker) {
      synchronized (order) {
        sum += worker;
      }
    }
  }
}
