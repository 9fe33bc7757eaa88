package dev.jay.programs.platform.desktop;

import dev.jay.programs.Workers;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import javax.imageio.ImageIO;

/** Threads write images to memory and read them again. */
public final class PngImages {
  private PngImages() {}

  public static void main(String[] args) {
    System.setProperty("java.awt.headless", "true");
    int[] sums = new int[3];
    Workers.steps(
        3,
        3,
        (worker, step) -> {
          BufferedImage image = new BufferedImage(16, 16, BufferedImage.TYPE_INT_RGB);
          image.setRGB(worker, step, 77);
          ByteArrayOutputStream bytes = new ByteArrayOutputStream();
          ImageIO.write(image, "png", bytes);
          sums[worker] +=
              ImageIO.read(new ByteArrayInputStream(bytes.toByteArray())).getRGB(worker, step)
                  & 255;
        });
    System.out.println(sums[0] + " " + sums[1] + " " + sums[2]);
  }
}
