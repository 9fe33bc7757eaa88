package dev.jay.programs.platform.desktop;

import dev.jay.programs.Workers;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import javax.imageio.ImageIO;

/** Threads write and read images by the JDK's native library for them. */
public final class JpegImages {
  private JpegImages() {}

  public static void main(String[] args) {
    System.setProperty("java.awt.headless", "true");
    int[] sums = new int[3];
    Workers.steps(
        3,
        2,
        (worker, step) -> {
          BufferedImage image = new BufferedImage(32, 16, BufferedImage.TYPE_INT_RGB);
          ByteArrayOutputStream bytes = new ByteArrayOutputStream();
          ImageIO.write(image, "jpg", bytes);
          sums[worker] += ImageIO.read(new ByteArrayInputStream(bytes.toByteArray())).getWidth();
        });
    System.out.println(sums[0] + " " + sums[1] + " " + sums[2]);
  }
}
