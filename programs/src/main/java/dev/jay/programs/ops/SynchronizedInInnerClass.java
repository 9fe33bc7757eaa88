package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;

/** Inner and anonymous classes enter the monitor of the outer object; the order varies. */
public final class SynchronizedInInnerClass {
  private final OrderLog log = new OrderLog(); // guarded by this

  private final class Inner {
    void step(int worker) {
      synchronized (SynchronizedInInnerClass.this) {
        log.add(worker, 'i');
      }
    }
  }

  private Runnable anonymous(int worker) {
    return new Runnable() {
      @Override
      public void run() {
        synchronized (SynchronizedInInnerClass.this) {
          log.add(worker, 'a');
        }
      }
    };
  }

  public static void main(String[] args) {
    SynchronizedInInnerClass program = new SynchronizedInInnerClass();
    Inner inner = program.new Inner();
    Workers.steps(
        4,
        20,
        (worker, step) -> {
          if (step % 2 == 0) {
            inner.step(worker);
          } else {
            program.anonymous(worker).run();
          }
        });
    System.out.println("order " + program.log);
    System.out.println("outcome " + program.log.size());
  }
}
