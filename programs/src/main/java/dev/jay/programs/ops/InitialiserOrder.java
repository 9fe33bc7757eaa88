package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Initialisers draw numbers that others draw too: who runs each of them, and when, is to be seen in
 * the numbers. One is reached through a subclass, one through a static method that a subclass
 * inherits, one from within another one.
 */
public final class InitialiserOrder {
  private InitialiserOrder() {}

  private static final AtomicInteger numbers = new AtomicInteger();
  private static final List<String> order = Collections.synchronizedList(new ArrayList<>());

  public static void main(String[] args) {
    Workers.steps(
        4,
        8,
        (worker, step) -> {
          order.add(worker + " " + numbers.incrementAndGet());
          switch (step + worker) {
            case 3 -> order.add(worker + " sees " + First.number);
            case 4 -> order.add(worker + " makes " + new Sub(worker).sum());
            case 5 -> order.add(worker + " calls " + Heir.inherited());
            case 6 -> order.add(worker + " sees " + Outer.number);
            default -> {}
          }
        });
    order.forEach(System.out::println);
  }

  private static int draw(String who) {
    int number = numbers.incrementAndGet();
    order.add(Thread.currentThread().getName() + " initialises " + who);
    return number + numbers.incrementAndGet();
  }

  private static final class First {
    static final int number = draw("First");
  }

  private static class Super {
    static final int number = draw("Super");

    static int inherited() {
      return number;
    }
  }

  private static final class Sub extends Super {
    static final int own = draw("Sub");
    private final int added;

    Sub(int added) {
      this.added = added;
    }

    int sum() {
      return own + number + added;
    }
  }

  private static final class Heir extends Super {
    static final int never = draw("Heir, which must not be");
  }

  private static final class Outer {
    static final int number = draw("Outer") + Inner.number;
  }

  private static final class Inner {
    static final int number = draw("Inner");
  }
}
