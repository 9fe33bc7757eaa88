package dev.jay.programs.ops;

import dev.jay.programs.Digest;
import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicBoolean;

/** A spin lock on an AtomicBoolean; who gets it next, and how long others spin, varies. */
public final class SpinLock {
  private final AtomicBoolean held = new AtomicBoolean();
  private final OrderLog log = new OrderLog(); // guarded by held

  private int step(int worker) {
    int spins = 0;
    while (!held.compareAndSet(false, true)) {
      spins++;
      Thread.onSpinWait();
    }
    log.add(worker);
    held.set(false);
    return spins;
  }

  public static void main(String[] args) {
    SpinLock program = new SpinLock();
    int[][] spins = new int[3][25];
    Workers.steps(3, 25, (worker, step) -> spins[worker][step] = program.step(worker));
    System.out.println("order " + program.log + " spins " + Digest.of(spins));
    System.out.println("outcome " + program.log.size());
  }
}
