package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;

/** Threads make objects by reflection, in both ways; the order of the constructors varies. */
public final class ReflectiveConstructors {
  private static final OrderLog log = new OrderLog(); // guarded by itself
  private static final ThreadLocal<Integer> worker = new ThreadLocal<>();

  /** Its constructor meets those of the other threads. */
  public static final class Made {
    public Made() {
      Work.units(5 + 3 * worker.get());
      synchronized (log) {
        log.add(worker.get());
      }
    }
  }

  public static void main(String[] args) {
    Workers.steps(
        4,
        10,
        (self, step) -> {
          worker.set(self);
          make(step);
        });
    synchronized (log) {
      System.out.println("order " + log);
      System.out.println("outcome " + log.size());
    }
  }

  @SuppressWarnings("deprecation") // Class.newInstance goes another way through the JDK
  private static void make(int step) throws ReflectiveOperationException {
    if (step % 2 == 0) {
      Made.class.newInstance();
    } else {
      Made.class.getConstructor().newInstance();
    }
  }
}
