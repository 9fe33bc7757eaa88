package dev.jay.programs.kernels;

import dev.jay.programs.Parameters;
import dev.jay.programs.Share;
import dev.jay.programs.Workers;
import dev.jay.programs.numeric.Molecules;
import java.util.concurrent.CyclicBarrier;

/**
 * SPLASH-2's water-nsquared: molecular dynamics where every molecule looks at the half of the
 * others that follow it, round the row, so that each pair is seen once and the threads have as much
 * to do. A thread computes the forces for its share, under a lock for each molecule that it
 * changes, and adds its potential to that of all under a lock; barriers are before and after it
 * moves its share.
 */
public final class WaterNsquared {
  private final int threads;
  private final int steps;
  private final Molecules molecules;
  private final CyclicBarrier barrier;
  private long potential; // in fixed point; guarded by this

  private WaterNsquared(Molecules molecules, int threads, int steps) {
    this.threads = threads;
    this.steps = steps;
    this.molecules = molecules;
    this.barrier = new CyclicBarrier(threads);
  }

  public static void main(String[] args) {
    Parameters parameters = Parameters.of(args, "--threads", "--size", "--steps", "--seed");
    int threads = parameters.number("--threads", 4);
    Molecules molecules =
        new Molecules(parameters.number("--size", 64), parameters.number("--seed", 1));
    WaterNsquared water = new WaterNsquared(molecules, threads, parameters.number("--steps", 3));
    Workers.run(threads, water::simulate);
    water.check();
    Parameters.result(molecules.digest());
  }

  /** A lattice of so many holds together; few may be too near each other. */
  private synchronized void check() {
    if (molecules.size() >= 64 && potential >= 0) {
      throw new IllegalStateException("the liquid boils");
    }
  }

  private void simulate(int worker) throws Exception {
    int size = molecules.size();
    int begin = Share.begin(worker, threads, size);
    int end = Share.end(worker, threads, size);
    for (int step = 0; step < steps; step++) {
      long own = 0;
      for (int i = begin; i < end; i++) {
        own += following(i);
      }
      synchronized (this) {
        potential += own;
      }
      barrier.await();
      if (worker == 0) {
        molecules.check();
      }
      barrier.await();
      for (int i = begin; i < end; i++) {
        molecules.move(i);
      }
      barrier.await();
    }
  }

  /**
   * The pairs of a molecule with those that follow it; one exactly opposite belongs to the first.
   */
  private long following(int i) {
    int size = molecules.size();
    long sum = 0;
    for (int next = 1; 2 * next <= size; next++) {
      if (2 * next < size || i < size / 2) {
        sum += molecules.interact(i, (i + next) % size);
      }
    }
    return sum;
  }
}
