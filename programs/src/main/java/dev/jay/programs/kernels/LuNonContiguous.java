package dev.jay.programs.kernels;

import dev.jay.programs.Parameters;
import dev.jay.programs.Workers;
import dev.jay.programs.numeric.BlockedLu;

/**
 * SPLASH-2's lu of {@code --size} rows, with the elements of a block stored by rows, so that the
 * blocks of all threads interleave.
 */
public final class LuNonContiguous {
  public static void main(String[] args) {
    Parameters parameters = Parameters.of(args, "--threads", "--size", "--seed");
    int threads = parameters.number("--threads", 4);
    BlockedLu lu =
        new BlockedLu(
            parameters.number("--size", 96), parameters.number("--seed", 1), threads, false);
    Workers.run(threads, lu::factor);
    lu.checkAll();
    Parameters.result(lu.digest());
  }
}
