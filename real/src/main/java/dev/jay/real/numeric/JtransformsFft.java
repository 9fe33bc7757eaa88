package dev.jay.real.numeric;

import dev.jay.real.Program;
import java.util.SplittableRandom;
import org.jtransforms.fft.DoubleFFT_2D;
import org.jtransforms.utils.CommonUtils;
import pl.edu.icm.jlargearrays.ConcurrencyUtils;

/** JTransforms: Fourier transforms of a plane, forth and back, on its pool. */
public final class JtransformsFft {
  public static void main(String[] args) {
    Program program = Program.of(args, 512);
    ConcurrencyUtils.setNumberOfThreads(program.threads());
    CommonUtils.setThreadsBeginN_2D(1);
    int n = program.size();
    double[] plane = new SplittableRandom(3).doubles((long) n * n * 2).toArray();
    DoubleFFT_2D fft = new DoubleFFT_2D(n, n);
    for (int round = 0; round < 25; round++) {
      fft.complexForward(plane);
      fft.complexInverse(plane, true);
    }
    double sum = 0;
    for (double x : plane) {
      sum += x;
    }
    ConcurrencyUtils.shutdownThreadPoolAndAwaitTermination();
    program.report(String.format("%.6f", sum));
  }
}
