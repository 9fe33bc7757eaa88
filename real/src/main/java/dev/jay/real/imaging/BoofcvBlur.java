package dev.jay.real.imaging;

import boofcv.alg.filter.blur.GBlurImageOps;
import boofcv.concurrency.BoofConcurrency;
import boofcv.struct.image.GrayF32;
import dev.jay.real.Program;

/** BoofCV: Gaussian blurs, rows divided among its ForkJoin pool. */
public final class BoofcvBlur {
  public static void main(String[] args) {
    Program program = Program.of(args, 2_000);
    BoofConcurrency.setMaxThreads(program.threads());
    int n = program.size();
    GrayF32 picture = new GrayF32(n, n);
    for (int i = 0; i < n * n; i++) {
      picture.data[i] = (i * 31 ^ i >> 7) & 255;
    }
    GrayF32 blurred = new GrayF32(n, n);
    double sum = 0;
    for (int round = 0; round < 15; round++) {
      GBlurImageOps.gaussian(picture, blurred, -1, 5, null);
      GrayF32 other = picture;
      picture = blurred;
      blurred = other;
      sum += picture.get(n / 2, n / 3 + round);
    }
    program.report(sum);
  }
}
