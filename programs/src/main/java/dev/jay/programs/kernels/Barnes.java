package dev.jay.programs.kernels;

import dev.jay.programs.Parameters;
import dev.jay.programs.Workers;
import dev.jay.programs.numeric.GravityTree;

/**
 * SPLASH-2's barnes, {@code --size} bodies for {@code --steps} steps, with a main that joins all
 * threads before it reads ({@code racy.Barnes} does not).
 */
public final class Barnes {
  public static void main(String[] args) {
    Parameters parameters = Parameters.of(args, "--threads", "--size", "--steps", "--seed");
    int threads = parameters.number("--threads", 4);
    int steps = parameters.number("--steps", 3);
    GravityTree tree =
        new GravityTree(parameters.number("--size", 300), parameters.number("--seed", 1), threads);
    Workers.run(
        threads,
        worker -> {
          for (int step = 0; step < steps; step++) {
            tree.step(worker);
          }
        });
    tree.check();
    Parameters.result(tree.digest());
  }
}
