package dev.jay.programs.kernels;

import dev.jay.programs.Parameters;
import dev.jay.programs.Workers;
import dev.jay.programs.numeric.Multipoles;

/**
 * After SPLASH-2's fmm: Greengard and Rokhlin's fast multipole method for {@code --size} charges in
 * the unit square. SPLASH-2's tree is adaptive; this one has {@code --levels} levels everywhere.
 */
public final class Fmm {
  public static void main(String[] args) {
    Parameters parameters = Parameters.of(args, "--threads", "--size", "--levels", "--seed");
    int threads = parameters.number("--threads", 4);
    int size = parameters.number("--size", 400);
    int levels = parameters.number("--levels", 3);
    Multipoles multipoles = new Multipoles(size, parameters.number("--seed", 1), levels, threads);
    Workers.run(threads, multipoles::compute);
    multipoles.check();
    Parameters.result(multipoles.digest());
  }
}
