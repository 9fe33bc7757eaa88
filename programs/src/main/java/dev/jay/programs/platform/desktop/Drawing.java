package dev.jay.programs.platform.desktop;

import dev.jay.programs.Workers;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.image.AffineTransformOp;
import java.awt.image.BufferedImage;
import java.awt.image.ConvolveOp;
import java.awt.image.Kernel;

/** Threads draw on images of their own, and scale and blur them. */
public final class Drawing {
  private Drawing() {}

  public static void main(String[] args) {
    System.setProperty("java.awt.headless", "true");
    int[] sums = new int[3];
    Workers.steps(
        3,
        3,
        (worker, step) -> {
          BufferedImage image = new BufferedImage(20, 20, BufferedImage.TYPE_INT_ARGB);
          Graphics2D graphics = image.createGraphics();
          graphics.setColor(new Color(10 * worker + 50, step, 0));
          graphics.fillRect(2, 2, 15, 15);
          graphics.drawOval(1, 1, 17, 17);
          graphics.dispose();
          image =
              new AffineTransformOp(
                      AffineTransform.getScaleInstance(2, 2), AffineTransformOp.TYPE_BILINEAR)
                  .filter(image, null);
          image = new ConvolveOp(new Kernel(1, 1, new float[] {1})).filter(image, null);
          sums[worker] += image.getRGB(20, 20) >> 16 & 255;
        });
    System.out.println(sums[0] + " " + sums[1] + " " + sums[2]);
  }
}
