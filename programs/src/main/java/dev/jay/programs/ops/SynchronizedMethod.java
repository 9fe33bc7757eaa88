package dev.jay.programs.ops;

import dev.jay.programs.Digest;
import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;

/** Four threads call a synchronized method of one object; the order of the calls varies. */
public final class SynchronizedMethod {
  private final OrderLog log = new OrderLog(); // guarded by this

  private synchronized int step(int worker) {
    log.add(worker);
    return log.size();
  }

  public static void main(String[] args) {
    SynchronizedMethod program = new SynchronizedMethod();
    int[][] seen = new int[4][25];
    Workers.steps(4, 25, (worker, step) -> seen[worker][step] = program.step(worker));
    System.out.println("order " + program.log);
    System.out.println("sizes " + Digest.of(seen));
    System.out.println("outcome " + program.log.size());
  }
}
