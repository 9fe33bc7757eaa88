package dev.jay.programs.kernels;

import dev.jay.programs.Parameters;
import dev.jay.programs.Share;
import dev.jay.programs.Workers;
import dev.jay.programs.numeric.CellGrid;
import dev.jay.programs.numeric.Molecules;
import java.util.concurrent.CyclicBarrier;

/**
 * SPLASH-2's water-spatial: the same molecules as in {@link WaterNsquared}, found by cells. In each
 * step the threads empty their cells, put their molecules into the cells, under a lock for each,
 * compute the forces of the pairs in and around their cells, and move their molecules, with a
 * barrier after each phase. Forces are exact sums, so that both programs have the same result for
 * the same size.
 */
public final class WaterSpatial {
  private final int threads;
  private final int steps;
  private final Molecules molecules;
  private final CellGrid grid;
  private final CyclicBarrier barrier;

  private WaterSpatial(Molecules molecules, int threads, int steps) {
    this.threads = threads;
    this.steps = steps;
    this.molecules = molecules;
    this.grid = new CellGrid(molecules.side(), Molecules.REACH);
    this.barrier = new CyclicBarrier(threads);
  }

  public static void main(String[] args) {
    Parameters parameters = Parameters.of(args, "--threads", "--size", "--steps", "--seed");
    int threads = parameters.number("--threads", 4);
    Molecules molecules =
        new Molecules(parameters.number("--size", 300), parameters.number("--seed", 1));
    WaterSpatial water = new WaterSpatial(molecules, threads, parameters.number("--steps", 3));
    Workers.run(threads, water::simulate);
    Parameters.result(molecules.digest());
  }

  private void simulate(int worker) throws Exception {
    int firstCell = Share.begin(worker, threads, grid.size());
    int lastCell = Share.end(worker, threads, grid.size());
    int begin = Share.begin(worker, threads, molecules.size());
    int end = Share.end(worker, threads, molecules.size());
    for (int step = 0; step < steps; step++) {
      for (int cell = firstCell; cell < lastCell; cell++) {
        grid.clear(cell);
      }
      barrier.await();
      for (int i = begin; i < end; i++) {
        molecules.addTo(grid, i);
      }
      barrier.await();
      for (int cell = firstCell; cell < lastCell; cell++) {
        grid.pairs(cell, molecules::interact);
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
}
