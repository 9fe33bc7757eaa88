package dev.jay.programs.platform.desktop;

import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.awt.image.ColorConvertOp;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Tasks of an executor convert images between colour spaces, which synchronized native code does.
 */
public final class ColorConversion {
  private ColorConversion() {}

  public static void main(String[] args) throws Exception {
    System.setProperty("java.awt.headless", "true");
    ExecutorService executor = Executors.newFixedThreadPool(3);
    List<Future<Integer>> sums = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      int shade = 20 * i;
      sums.add(executor.submit(() -> convert(shade)));
    }
    for (Future<Integer> sum : sums) {
      System.out.println(sum.get());
    }
    executor.shutdown();
  }

  private static int convert(int shade) {
    BufferedImage image = new BufferedImage(24, 24, BufferedImage.TYPE_INT_RGB);
    for (int i = 0; i < 24; i++) {
      image.setRGB(i, i, shade << 16 | shade << 8 | 255 - shade);
    }
    ColorConvertOp operation = new ColorConvertOp(ColorSpace.getInstance(ColorSpace.CS_GRAY), null);
    return operation.filter(image, null).getRaster().getSample(5, 5, 0);
  }
}
