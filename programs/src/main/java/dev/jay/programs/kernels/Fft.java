package dev.jay.programs.kernels;

import dev.jay.programs.Parameters;
import dev.jay.programs.Workers;
import dev.jay.programs.numeric.SixStepFft;

/**
 * SPLASH-2's fft, the six-step transform of {@code --size} times {@code --size} points, with a main
 * that joins all threads before it reads ({@code racy.Fft} does not).
 */
public final class Fft {
  public static void main(String[] args) {
    Parameters parameters = Parameters.of(args, "--threads", "--size", "--seed");
    int threads = parameters.number("--threads", 4);
    SixStepFft fft =
        new SixStepFft(
            parameters.powerOfTwo("--size", 64), parameters.number("--seed", 1), threads);
    Workers.run(
        threads,
        worker -> {
          fft.initialise(worker);
          fft.transform(worker);
        });
    fft.check(0, 1);
    Parameters.result(fft.digest());
  }
}
