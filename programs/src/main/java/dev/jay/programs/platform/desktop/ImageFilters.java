package dev.jay.programs.platform.desktop;

import java.awt.geom.AffineTransform;
import java.awt.image.AffineTransformOp;
import java.awt.image.BufferedImage;
import java.awt.image.BufferedImageOp;
import java.awt.image.ConvolveOp;
import java.awt.image.Kernel;
import java.awt.image.LookupOp;
import java.awt.image.RescaleOp;
import java.awt.image.ShortLookupTable;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Filters of images in the tasks of a pool, several of them over one picture. */
public final class ImageFilters {
  private ImageFilters() {}

  public static void main(String[] args) throws Exception {
    System.setProperty("java.awt.headless", "true");
    BufferedImage picture = new BufferedImage(40, 40, BufferedImage.TYPE_INT_RGB);
    for (int i = 0; i < 40; i++) {
      picture.setRGB(i, i, 0x102030 + i);
    }
    short[] table = new short[256];
    for (int i = 0; i < 256; i++) {
      table[i] = (short) (255 - i);
    }
    AffineTransform turned = AffineTransform.getRotateInstance(0.5, 20, 20);
    List<BufferedImageOp> filters =
        List.of(
            new AffineTransformOp(turned, AffineTransformOp.TYPE_BILINEAR),
            new AffineTransformOp(turned, AffineTransformOp.TYPE_BICUBIC),
            new ConvolveOp(new Kernel(3, 3, new float[] {0, .1f, 0, .1f, .6f, .1f, 0, .1f, 0})),
            new RescaleOp(0.5f, 10, null),
            new LookupOp(new ShortLookupTable(0, table), null));
    ExecutorService pool = Executors.newFixedThreadPool(4);
    List<Future<Long>> results = new ArrayList<>();
    for (int i = 0; i < 15; i++) {
      BufferedImageOp filter = filters.get(i % filters.size());
      results.add(pool.submit(() -> sum(filter.filter(picture, null))));
    }
    long sum = 0;
    for (Future<Long> result : results) {
      sum = sum * 31 + result.get();
    }
    pool.shutdown();
    System.out.println(sum);
  }

  private static long sum(BufferedImage image) {
    long sum = 0;
    for (int x = 0; x < image.getWidth(); x++) {
      for (int y = 0; y < image.getHeight(); y++) {
        sum = sum * 7 + image.getRGB(x, y);
      }
    }
    return sum;
  }
}
