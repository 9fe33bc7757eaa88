package dev.jay.programs.racy;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Parameters;
import dev.jay.programs.Together;
import dev.jay.programs.numeric.GravityTree;
import java.util.concurrent.CyclicBarrier;

/**
 * SPLASH-2's barnes, with the order violation that PEREGRINE's Table 1 names: main reads {@code
 * tracktime} before the first thread has assigned it, since main meets the threads at a barrier
 * behind the last step and the first thread looks at the outcome and adds up its times after that.
 * What varies: the time lacks some steps or none; the positions are always the same. Times are
 * counts of moved bodies.
 */
public final class Barnes {
  private final GravityTree tree;
  private final CyclicBarrier end;
  private final int steps;
  private int tracktime;

  private Barnes(int size, int threads, int steps) {
    this.tree = new GravityTree(size, 1, threads);
    this.end = new CyclicBarrier(threads + 1);
    this.steps = steps;
  }

  public static void main(String[] args) throws Exception {
    Parameters parameters = Parameters.of(args, "--threads", "--size", "--steps");
    int threads = parameters.number("--threads", 4);
    Barnes program =
        new Barnes(parameters.number("--size", 200), threads, parameters.number("--steps", 3));
    Together.start(threads, program::work);
    program.print();
  }

  private void work(int worker) throws Exception {
    int[] moved = new int[steps];
    for (int step = 0; step < steps; step++) {
      tree.step(worker);
      moved[step] = tree.moved();
    }
    end.await();
    if (worker == 0) {
      for (int step = 0; step < steps; step++) {
        require(tree.potential() < 0, "bodies attract each other");
        tracktime += moved[step]; // race
      }
    }
  }

  private void print() throws Exception {
    end.await();
    String digest = tree.digest().toString();
    int track = tracktime; // race
    Parameters.result(digest + " track " + track);
  }
}
