package dev.jay.real.imaging;

import dev.jay.real.Pictures;
import dev.jay.real.Program;
import java.awt.geom.AffineTransform;
import java.awt.image.AffineTransformOp;
import java.awt.image.BufferedImage;
import java.awt.image.ConvolveOp;
import java.awt.image.Kernel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;

/** In the manner of ImageMagick: tiles of a picture are blurred and turned by a pool. */
public final class AwtTiles {
  private static final int TILE = 128;
  private static final int KERNEL = 7;

  public static void main(String[] args) throws Exception {
    System.setProperty("java.awt.headless", "true");
    Program program = Program.of(args, 1_536);
    BufferedImage picture = Pictures.of(program.size(), program.size());
    List<Callable<Long>> tasks = new ArrayList<>();
    for (int y = 0; y + TILE <= program.size(); y += TILE) {
      for (int x = 0; x + TILE <= program.size(); x += TILE) {
        BufferedImage tile = picture.getSubimage(x, y, TILE, TILE);
        tasks.add(() -> changed(tile));
      }
    }
    program.report(program.pooled(tasks).stream().mapToLong(n -> n).sum());
  }

  private static long changed(BufferedImage tile) {
    float[] weights = new float[KERNEL * KERNEL];
    Arrays.fill(weights, 1f / weights.length);
    BufferedImage blurred = new ConvolveOp(new Kernel(KERNEL, KERNEL, weights)).filter(tile, null);
    AffineTransform turn = AffineTransform.getRotateInstance(0.5, TILE / 2.0, TILE / 2.0);
    AffineTransformOp turning = new AffineTransformOp(turn, AffineTransformOp.TYPE_BILINEAR);
    return Pictures.checksum(turning.filter(blurred, null));
  }
}
