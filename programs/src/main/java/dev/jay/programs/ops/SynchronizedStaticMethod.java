package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;

/** Four threads call a static synchronized method, so the monitor is the class object. */
public final class SynchronizedStaticMethod {
  private static final OrderLog LOG = new OrderLog(); // guarded by the class

  private static synchronized void step(int worker, int step) {
    LOG.add(worker);
  }

  public static void main(String[] args) {
    Workers.steps(4, 25, SynchronizedStaticMethod::step);
    synchronized (SynchronizedStaticMethod.class) {
      System.out.println("order " + LOG);
      System.out.println("outcome " + LOG.size());
    }
  }
}
